  on_@OS@ do
    on_@PROCESSOR@ do
      url "@REPOSITORY@/releases/download/v@VERSION@/@FILE@"
      sha256 "@SUM@"
    end
  end
