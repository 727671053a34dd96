/**
 * The names and values in one cell: 'Kleur:Wit|Maat:S', 'Kleur: Wit, Maat: S', 'Vulling=Dons'. A comma or semicolon parts them
 * only where another name follows, for values hold both ('80% katoen, 20% linnen'). None in a text that is no such list.
 */
export function pairsIn(text: string): { name: string; value: string }[] {
  return text
    .split(/[|\n]|[,;](?=[^,;:=]+[:=])/)
    .map((part) => /^\s*([^:=]+?)\s*[:=]\s*(.*?)[\s,;]*$/s.exec(part))
    .flatMap((match) => (match === null ? [] : [{ name: match[1] ?? '', value: match[2] ?? '' }]))
}
