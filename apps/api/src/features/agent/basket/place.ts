import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { AgentContext } from '@sluimer/contract/agent/requests'
import { type CountryCode, countryCodes, countryNames } from '@sluimer/domain/address/country'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { CartRow } from '../../cart/rows/cart.queries.ts'

/** Other ways to write a country, which the protocol allows. */
const spellings: Readonly<Record<CountryCode, readonly string[]>> = {
  NL: ['nl', 'nld', 'nederland', 'netherlands', 'the netherlands'],
  BE: ['be', 'bel', 'belgië', 'belgie', 'belgium', 'belgique'],
}

interface Place {
  readonly choices: Partial<Pick<CartRow, 'countryCode' | 'postcode'>>
  readonly messages: readonly UcpMessage[]
}

/** Reads where the goods should go, which the price of delivery depends on. What is left out stays as it was. */
export function readPlace(context: AgentContext | undefined, standing: CountryCode | null): Place {
  const { address_country: asked, postal_code: typed } = context ?? {}
  const spelled = asked?.trim().toLowerCase()
  const country =
    spelled === undefined ? standing : countryCodes.find((code) => spellings[code].includes(spelled))
  if (country === undefined) return { choices: {}, messages: [undeliverable] }
  if (country === null) return { choices: {}, messages: [] }
  const postcode = typed === undefined ? undefined : parsePostcode(country, typed)
  const isWrong = typed !== undefined && postcode === undefined
  const hasMoved = country !== standing
  return {
    choices: {
      countryCode: country,
      // A postcode of another country means nothing in this one.
      ...(postcode !== undefined || hasMoved ? { postcode: postcode ?? null } : {}),
    },
    messages: isWrong ? [wrongPostcode(country)] : [],
  }
}

const undeliverable: UcpMessage = {
  type: 'error',
  code: 'address_undeliverable',
  content: `We bezorgen alleen in ${Object.values(countryNames).join(' en ')}.`,
  severity: 'recoverable',
  path: '$.context.address_country',
}

function wrongPostcode(country: CountryCode): UcpMessage {
  return {
    type: 'warning',
    code: 'postal_code_ignored',
    content: `Deze postcode bestaat niet in ${countryNames[country]}; de bezorgkosten kunnen daardoor anders uitvallen.`,
    path: '$.context.postal_code',
  }
}
