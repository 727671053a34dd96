/** Words of this kind of shop, and places, for the slots of templates: '<goods>' is one of these. */
const slots = {
  goods:
    'matras|dekbed|dekbedovertrek|hoeslaken|boxspring|hoofdkussen|vloerkleed|gordijnen|fauteuil|plaid|hanglamp|topper|badjas|handdoeken|kussensloop|tafellamp|bijzettafel|spiegel|nachtkastje|kamerplant|dressoir|vaas|badlaken|deken|donsdeken|laken|overtrek|kussen|bed|lamp|molton|vloerlamp|pyjama|kerstversiering',
  big: 'boxspring|bed|kast|matras|fauteuil|bank',
  small: 'dekbed|overtrek|hoeslaken|lamp|kussen|plaid|vloerkleed',
  name: 'rivierduin|eenvoud|ritme|soepel|kom|helder|wolk|landhuis',
  colour: 'groen|zwart|witte|grijze|blauwe|beige|roze|antraciet|terracotta',
  cloth: 'linnen|wol|katoen|flanel|dons|satijn|traagschuim|eikenhout',
  size: '90x200|140x200|160x200|180x200|240x220',
  pay: 'ideal|bancontact|paypal|een creditcard|visa|mastercard|een bankkaart|wero|mijn visa|apple pay|payconiq|een overschrijving',
  place:
    'belgie|gent|antwerpen|brugge|brussel|leuven|vlaanderen|hasselt|limburg|groningen|west-vlaanderen|mechelen|oostende|kortrijk|maastricht|zeeland|friesland|genk',
  abroad:
    'duitsland|frankrijk|luxemburg|spanje|engeland|curacao|zwitserland|oostenrijk|italie|portugal|denemarken',
} as const

/** The most sentences that one template teaches, so that a template with many branches does not outweigh the others. */
const mostSentences = 8

/**
 * Returns sentences of a template: '{wat|hoeveel} kost <goods>' chooses one of the words in braces, where a choice may be
 * empty, and a word of the slot. Of many combinations it returns at most 8, spread over all of them so that every
 * choice of a short list is used. The same template always gives the same sentences. Throws for an unknown slot.
 */
export function expandTemplate(template: string): string[] {
  const parts = template.split(/(\{[^}]*\}|<\w+>)/).map(listChoices)
  const total = parts.reduce((product, choices) => product * choices.length, 1)
  const count = Math.min(total, mostSentences)
  const sentences = Array.from({ length: count }, (_, turn) =>
    parts
      .map((choices, at) => choices[chooseAt(turn, at, choices.length, total)] ?? '')
      .map((choice) => (choice.includes('<') ? fillSlots(choice, turn) : choice))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return [...new Set(sentences)]
}

/** Returns the parts of a template in their order, each with the texts that may stand there. Throws for an unknown slot. */
export function listParts(template: string): string[][] {
  return template
    .split(/(\{[^}]*\}|<\w+>)/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      listChoices(part).flatMap((choice) => (choice.includes('<') ? fillEach(choice) : [choice])),
    )
}

/** The words of a slot are alike; a few of them show what may stand there. */
const mostOfSlot = 6

function fillEach(choice: string): string[] {
  const [slot = ''] = /<\w+>/.exec(choice) ?? []
  return listChoices(slot)
    .slice(0, mostOfSlot)
    .map((word, at) => fillSlots(choice.replace(slot, word), at))
}

/** Steps through short lists one by one, each at another pace, so that neighbouring lists do not move together. */
function chooseAt(turn: number, part: number, length: number, total: number): number {
  if (total <= mostSentences && length === total) return turn % length
  return (turn * (1 + (part % 3)) + Math.floor(turn / length) + part) % length
}

/** Puts words into slots. The length of a slot's name counts: a slot that is renamed teaches other sentences. */
function fillSlots(choice: string, turn: number): string {
  return choice.replace(/<\w+>/g, (slot) => {
    const words = listChoices(slot)
    return words[(turn * 5 + choice.length) % words.length] ?? ''
  })
}

function listChoices(part: string): readonly string[] {
  if (part.startsWith('{')) return part.slice(1, -1).split('|')
  if (!part.startsWith('<')) return [part]
  const words = slots[part.slice(1, -1) as keyof typeof slots] as string | undefined
  if (words === undefined) throw new Error(`a template has an unknown slot: ${part}`)
  return words.split('|')
}
