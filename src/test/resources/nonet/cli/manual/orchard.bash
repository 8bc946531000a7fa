# Completions of orchard for bash.
_orchard() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path='' words='' i
    # Bash takes the sign in --option=value for a word of its own.
    if [ "$word" = = ]; then
        word=''
    elif [ "$before" = = ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$path/${COMP_WORDS[i]}" in
        '/pick') path=/pick ;;
        esac
    done
    case "$path $before" in
    '/pick -o' | '/pick --out') words='' ;;
    '/pick --kind') words='plum pear' ;;
    *)
        case "$path" in
        '') words='pick --help --version' ;;
        '/pick') words='--out --kind' ;;
        esac
        ;;
    esac
    if [[ $word != -* ]]; then
        words=${words//--*/}
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -o bashdefault -F _orchard orchard
