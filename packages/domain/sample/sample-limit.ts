/** The most free samples of cloth in one order, each once: what a shopper can lay side by side, and what one envelope holds. */
export const maxSamples = 5

/** The most samples that one mailbox or address gets within `householdDays`: two full envelopes. */
const maxHouseholdSamples = 10
export const householdDays = 30

/**
 * Says why a cart with these samples cannot get more of them, in Dutch; undefined when it can. `inCart` are the samples that
 * it has, `added` those that would come with it, `pieces` how many of each.
 */
export function findSampleProblem<Id>({
  inCart,
  added,
  pieces = 1,
}: {
  inCart: readonly Id[]
  added: readonly Id[]
  pieces?: number
}): string | undefined {
  if (pieces > 1 || new Set([...inCart, ...added]).size < inCart.length + added.length)
    return 'Van elke stof sturen we één staal. Dit staal heb je al.'
  if (inCart.length + added.length <= maxSamples) return undefined
  if (inCart.length === 0) return `Kies hoogstens ${maxSamples} stalen.`
  return `Je kunt hoogstens ${maxSamples} stalen bestellen, en je hebt er al ${inCart.length} in je winkelwagen.`
}

/**
 * Says that a household has had its share of samples lately, in Dutch; undefined while it has not. `earlier` is how many went
 * to the same mailbox or address within `householdDays`, `wanted` how many this order has.
 */
export function findHouseholdProblem({
  earlier,
  wanted,
}: {
  earlier: number
  wanted: number
}): string | undefined {
  if (earlier + wanted <= maxHouseholdSamples) return undefined
  const left = Math.max(0, maxHouseholdSamples - earlier)
  const rest = left === 0 ? 'Haal de stalen uit je winkelwagen' : `Je kunt er nog ${left} bestellen`
  return `We sturen hoogstens ${maxHouseholdSamples} stalen per ${householdDays} dagen naar hetzelfde adres of e-mailadres. ${rest}, of bel ons als je er meer nodig hebt.`
}
