#!/bin/sh
# Makes cards and pictures of many routes, a shard a process.
#
#   draw.sh ROUTES.jsonl FOLDER [SHARDS [OPTION…]]
#
# OPTION… are those of 'fingerpost cards'; DRAWING has those of 'fingerpost icons', FINGERPOST the
# program. A run that was stopped goes on with the shards that are left.
set -eu
routes=$1 folder=$2
shift 2
shards=${1:-$(($(nproc) * 4))}
[ $# -eq 0 ] || shift
program=${FINGERPOST:-fingerpost}

if [ ! -d "$folder/shards" ]; then
  rm -rf "$folder/new"
  mkdir -p "$folder/new"
  split --number="l/$shards" --suffix-length=4 --numeric-suffixes --additional-suffix=.jsonl \
    "$routes" "$folder/new/"
  mv "$folder/new" "$folder/shards"
fi
# Code 65 says that lines hold no route, and their errors stand in their places.
find "$folder/shards" -name '*.jsonl' | sort | xargs -P "$(nproc)" -I{} sh -c '
  shard=$1 program=$2
  shift 2
  [ ! -e "${shard%.jsonl}.cards" ] || exit 0
  "$program" cards --quiet --format jsonl --jobs 1 "$@" - < "$shard" > "$shard.part" || [ $? -eq 65 ] || exit 255
  mv "$shard.part" "${shard%.jsonl}.cards"' sh {} "$program" "$@"
cat "$folder"/shards/*.cards > "$folder/cards.part"
mv "$folder/cards.part" "$folder/cards.jsonl"
# shellcheck disable=SC2086
"$program" icons --glyphs "$folder/cards.jsonl" -o "$folder/pictures" ${DRAWING:-}
