#compdef orchard

_orchard() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -S \
        '(-h --help)'{-h,--help}'[Show this help message and exit]' \
        '(-V --version)'{-V,--version}'[Print version information and exit]' \
        '1: :->command' \
        '*:: :->rest'
    case $state in
    command)
        local -a commands=(
            'pick:Pick [ripe] fruit: it'\''s 100 % sweet'
        )
        _describe command commands
        _files
        ;;
    rest)
        case $words[1] in
        pick) _orchard_pick ;;
        esac
        ;;
    esac
}

_orchard_pick() {
    _arguments -S \
        '(-o --out)'{-o+,--out=}'[Output file]:FILE:_files' \
        '--kind=[Kind of fruit: plum or pear]:KIND:(plum pear)' \
        '*: :_files'
}

_orchard "$@"
