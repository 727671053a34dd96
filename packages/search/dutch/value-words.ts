/** What a visitor cares about most, apart from what the product is. */
export type Wish = 'cheap' | 'new' | 'discounted'

/** Words that ask for a sort order and not for a product. */
export const valueWords: Readonly<Record<Wish, readonly string[]>> = {
  cheap: [
    'goedkoop',
    'goedkope',
    'goedkoopste',
    'laagste',
    'voordelig',
    'voordelige',
    'voordeligste',
    'betaalbaar',
    'betaalbare',
    'budget',
  ],
  new: ['nieuw', 'nieuwe', 'nieuwste', 'nieuwigheden'],
  discounted: [
    'aanbieding',
    'aanbiedingen',
    'korting',
    'kortingen',
    'sale',
    'uitverkoop',
    'solden',
    'afgeprijsd',
    'afgeprijsde',
    'promo',
    'promotie',
    'promoties',
    'koopje',
    'koopjes',
  ],
}
