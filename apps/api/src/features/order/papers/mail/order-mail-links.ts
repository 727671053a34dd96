import type { Config } from '../../../../config.ts'

/** Pages that the mails about an order link to. */
export interface OrderMailLinks {
  /** The withdrawal function, whose link identifies the order (Directive 2011/83/EU art. 11a). */
  withdrawal: string
  /** The agreed delivery as a file for the buyer's calendar. */
  agenda: string
  returns: string
  guarantee: string
  terms: string
}

/** Builds the links that every mail about an order contains. */
export function buildOrderMailLinks(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  order: { publicId: string },
): OrderMailLinks {
  const page = (name: string) => `${publicUrl}/service/${name}/`
  return {
    withdrawal: `${page('herroepen')}?bestelling=${order.publicId}`,
    agenda: `${publicUrl}/checkout/agenda/${order.publicId}/`,
    returns: page('retourneren'),
    guarantee: page('wettelijke-garantie'),
    terms: page('algemene-voorwaarden'),
  }
}
