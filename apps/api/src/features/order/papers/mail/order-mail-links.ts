import type { Config } from '../../../../config.ts'

/** Pages that the mails of an order lead to. */
export interface OrderMailLinks {
  /** The withdrawal function, which knows the order by its link (Directive 2011/83/EU art. 11a). */
  withdrawal: string
  returns: string
  guarantee: string
  terms: string
}

export function orderMailLinks(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  order: { publicId: string },
): OrderMailLinks {
  const page = (name: string) => `${publicUrl}/service/${name}/`
  return {
    withdrawal: `${page('herroepen')}?bestelling=${order.publicId}`,
    returns: page('retourneren'),
    guarantee: page('wettelijke-garantie'),
    terms: page('algemene-voorwaarden'),
  }
}
