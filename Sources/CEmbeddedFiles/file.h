// The list's entry of the file that FILE names.
{FILE, (const unsigned char[]){
#embed FILE
}, sizeof (const unsigned char[]){
#embed FILE
}},
#undef FILE
