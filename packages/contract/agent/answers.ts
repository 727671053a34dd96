/**
 * What agents get, after the schemas of the Universal Commerce Protocol. Amounts are cents, as the protocol has them. A
 * test holds every answer against the published schemas.
 */
export interface UcpPrice {
  readonly amount: number
  readonly currency: 'EUR'
}

export interface UcpPriceRange {
  readonly min: UcpPrice
  readonly max: UcpPrice
}

export interface UcpMedia {
  readonly type: 'image'
  readonly url: string
  readonly alt_text: string
}

export interface UcpOption {
  readonly name: string
  readonly label: string
}

export interface UcpVariant {
  readonly id: string
  readonly sku: string
  readonly barcodes?: readonly { readonly type: 'EAN'; readonly value: string }[]
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url: string
  readonly price: UcpPrice
  readonly list_price?: UcpPrice
  readonly availability: { readonly available: boolean; readonly status: string }
  readonly options: readonly UcpOption[]
  readonly media?: readonly UcpMedia[]
  /** Set in the answer to a look-up: which of the asked ids led here. */
  readonly inputs?: readonly { readonly id: string; readonly match: 'exact' | 'featured' }[]
}

export interface UcpOptionValues {
  readonly name: string
  readonly values: readonly {
    readonly label: string
    readonly available?: boolean
    readonly exists?: boolean
  }[]
}

export interface UcpProduct {
  readonly id: string
  readonly title: string
  readonly description: { readonly plain: string }
  readonly url: string
  readonly categories: readonly { readonly value: string; readonly taxonomy: 'merchant' }[]
  readonly price_range: UcpPriceRange
  readonly list_price_range?: UcpPriceRange
  readonly media: readonly UcpMedia[]
  readonly options?: readonly UcpOptionValues[]
  readonly variants: readonly UcpVariant[]
  readonly selected?: readonly UcpOption[]
  readonly metadata: Readonly<Record<string, unknown>>
}

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable'

export type UcpMessage =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | {
      type: 'warning'
      code: string
      content: string
      path?: string
      presentation?: 'notice' | 'disclosure'
      url?: string
    }
  | { type: 'info'; code?: string; content: string; path?: string }

export interface UcpTotal {
  readonly type: 'subtotal' | 'items_discount' | 'discount' | 'fulfillment' | 'fee' | 'total'
  readonly display_text: string
  readonly amount: number
}

export interface UcpLineItem {
  readonly id: string
  readonly item: {
    readonly id: string
    readonly title: string
    readonly price: number
    readonly image_url: string
  }
  readonly quantity: number
  readonly totals: readonly UcpTotal[]
}

/** What a cart and a checkout have in common. */
export interface UcpBasket {
  readonly id: string
  readonly line_items: readonly UcpLineItem[]
  readonly currency: 'EUR'
  readonly totals: readonly UcpTotal[]
  readonly messages: readonly UcpMessage[]
  readonly links: readonly { readonly type: string; readonly url: string; readonly title: string }[]
  readonly continue_url?: string
  readonly expires_at: string
}

/** The body of a call that could not be carried out as such: the request itself was wrong, or came too often. */
export interface UcpProtocolError {
  readonly code: string
  readonly content: string
  readonly path?: string
  readonly continue_url: string
}
