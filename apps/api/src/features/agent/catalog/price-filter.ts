import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { AgentContext, AgentFilters } from '@sluimer/contract/agent/requests'
import type { PriceRange } from '@sluimer/search/port'

/** Returns the prices that an agent asks for, both ends included, in cents; undefined when it asks for none that counts. */
export function readPriceFilter(
  filters: AgentFilters | undefined,
  context: AgentContext | undefined,
): PriceRange | undefined {
  const { min, max } = filters?.price ?? {}
  if ((min === undefined && max === undefined) || isForeign(context)) return undefined
  return { minCents: min ?? 0, maxCents: max ?? Number.MAX_SAFE_INTEGER }
}

/** Tells when prices in another currency were passed over: the shop has no rates of exchange. */
export function explainPriceFilter(
  filters: AgentFilters | undefined,
  context: AgentContext | undefined,
): UcpMessage[] {
  if (filters?.price === undefined || !isForeign(context)) return []
  const content = 'De prijsgrens telt niet mee: onze prijzen zijn in euro.'
  return [{ type: 'info', code: 'price_filter_ignored', content }]
}

function isForeign(context: AgentContext | undefined): boolean {
  return context?.currency !== undefined && context.currency.toUpperCase() !== 'EUR'
}
