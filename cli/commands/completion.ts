import { Argument, type Command, type Option } from 'commander'
import { exitCodes, type ExitCode } from '../lib/errors.ts'
import { examples, type CommandSpec } from './command.ts'
import type { Context } from './context.ts'

/** What a shell runs at each press of Tab: it asks the program, and falls back to names of files. */
const scripts = {
  bash: `_roof_site() {
  local IFS=$'\\n'
  COMPREPLY=($(roof-site completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1))
  # Names with spaces are quoted as those of files are.
  if [[ "\${COMPREPLY[*]}" == *[\\ \\']* ]]; then compopt -o filenames 2>/dev/null; fi
}
complete -o default -F _roof_site roof-site
`,
  zsh: `_roof_site() {
  local -a found
  found=("\${(@f)$(roof-site completion zsh -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  found=("\${(@)\${(@)found//:/\\\\:}/$'\\t'/:}")
  if [[ -n $found[1] ]]; then _describe roof-site found; else _files; fi
}
compdef _roof_site roof-site
`,
  fish: `function __roof_site_complete
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l found (roof-site completion fish -- $words[2..-1] "$current" 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path "$current"
  end
end
complete -c roof-site -f -a '(__roof_site_complete)'
`,
} as const

/** The words that may come next, each with what it means. */
type Candidates = readonly (readonly [word: string, meaning: string])[]

export const completionCommand = (commands: readonly CommandSpec[]): CommandSpec => ({
  name: 'completion',
  describe: (command) =>
    command
      .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(scripts)))
      .argument('[words...]', 'what was typed so far: prints what may come next')
      .description('print a script that completes commands, options and names in a shell')
      .addHelpText('before', examples('roof-site completion bash >> ~/.bashrc')),
  run: (context, command) => runCompletion(context, command, commands),
})

function runCompletion(
  context: Context,
  { args: [shell, ...words], parent }: Command,
  commands: readonly CommandSpec[],
): ExitCode {
  if (words.length === 0 || !parent) {
    context.io.stdout(Object.entries(scripts).find(([name]) => name === shell)?.[1] ?? '')
    return exitCodes.ok
  }
  const valuesOf = (name: string) =>
    commands.find((each) => each.name === name)?.values?.(context) ?? []
  const found = complete(parent, join(words.map(unquote)), valuesOf)
  context.io.stdout(found.map(([word, meaning]) => `${word}\t${meaning}\n`).join(''))
  return exitCodes.ok
}

/** A word as it is meant: shells hand over the quotes too. */
const unquote = (word: string) => word.replace(/^["']|["']$/g, '').replaceAll(/\\(.)/g, '$1')

/** bash makes three words of `--format=json`: the value is one of its own then. */
const join = (words: readonly string[]) => {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1).filter((word) => word !== '='), last === '=' ? '' : last]
}

/** What may stand in place of the last word. `valuesOf` knows what a command takes first. */
function complete(
  program: Command,
  words: readonly string[],
  valuesOf: (name: string) => readonly string[],
): Candidates {
  const current = words.at(-1) ?? ''
  const { command, option, count } = readWords(program, words.slice(0, -1))
  const [name = '', value] = current.split('=')
  const candidates = (): Candidates => {
    if (option) return toCandidates(option.argChoices)
    if (value !== undefined) {
      const choices = optionsOf(command).find((each) => takes(each, name))?.argChoices
      return toCandidates(choices?.map((choice) => `${name}=${choice}`))
    }
    if (current.startsWith('-')) {
      return optionsOf(command).map(({ long, description }) => [long ?? '', description])
    }
    if (command === program) {
      return program.commands.map((each) => [each.name(), each.description()])
    }
    const choices = command.registeredArguments[count]?.argChoices
    return toCandidates(choices ?? (count === 0 ? valuesOf(command.name()) : []))
  }
  return candidates().filter(([word]) => word.startsWith(current))
}

/** The command that words name, the option that waits for its value, and how many arguments there are. */
function readWords(program: Command, words: readonly string[]) {
  let command = program
  let option: Option | undefined
  let count = 0
  for (const word of words) {
    if (option) option = undefined
    else if (word.startsWith('-')) option = optionsOf(command).find((each) => takes(each, word))
    else if (command !== program) count += 1
    else command = program.commands.find((each) => each.name() === word) ?? program
  }
  return { command, option, count }
}

const takes = ({ required, long, short }: Option, word: string) =>
  required && (word === long || word === short)

const toCandidates = (words: readonly string[] = []): Candidates => words.map((word) => [word, ''])

/** A command takes the options of the program too. */
const optionsOf = (command: Command): readonly Option[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .concat(command.parent?.options ?? [])
