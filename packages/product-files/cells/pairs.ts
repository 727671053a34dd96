/**
 * Reads the names and values in one cell: 'Kleur:Wit|Maat:S', 'Kleur: Wit, Maat: S', 'Vulling=Dons'. A comma or
 * semicolon separates pairs only before another name, since values contain both ('80% katoen, 20% linnen'). Returns none
 * for a text that is not a list of pairs.
 */
export function parsePairs(text: string): { name: string; value: string }[] {
  return text
    .split(/[|\n]|[,;](?=[^,;:=]+[:=])/)
    .map((part) => /^\s*([^:=]+?)\s*[:=]\s*(.*?)[\s,;]*$/s.exec(part))
    .flatMap((match) => (match === null ? [] : [{ name: match[1] ?? '', value: match[2] ?? '' }]))
}
