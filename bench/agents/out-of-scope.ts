/** What of the public suite is about something that the shop does not offer agents, and why; the first that fits counts. */
const reasons: readonly (readonly [tests: RegExp, reason: string])[] = [
  [/^(order|webhook|simulation_url_security)_test/, 'orders of agents, and news about them'],
  [/^(ap2|binding|card_credential)_test/, 'payment by an agent'],
  [/test_discovery$/, 'the capabilities and ways to pay of the sample shop'],
  [/test_discovery_urls/, 'reading ucp.dev, which the machine of the run does not reach'],
  [/complete|payment_failure/, 'payment by an agent'],
  [/adjustment/, 'orders of agents, and news about them'],
  [/^fulfillment_test/, 'the extension for delivery, with shipping in the United States'],
  [/discount/, 'the extension for discount codes'],
  [/buyer/, 'details of the buyer, which are not kept'],
]

/** Says why a test of the suite has nothing to do with this shop; undefined when it has. */
export function findReason(name: string): string | undefined {
  return reasons.find(([tests]) => tests.test(name))?.[1]
}
