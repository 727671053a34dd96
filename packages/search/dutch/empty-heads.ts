/**
 * Endings of compounds that do not say what a thing is, only that it is one or several: a tuinset is something for the
 * tuin, hotelkwaliteit something as in a hotel.
 */
export const emptyHeads: readonly string[] = [
  'accessoire',
  'accessoires',
  'artikel',
  'artikelen',
  'collectie',
  'decoratie',
  'kwaliteit',
  'look',
  'model',
  'modellen',
  'pakket',
  'product',
  'producten',
  'serie',
  'set',
  'setje',
  'sets',
  'spullen',
  'stijl',
  'versiering',
]
