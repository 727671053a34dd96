/**
 * Words to which the general rules would give the stem of another word used in the shop, with the stem they get instead.
 * A compound that ends in one of these words (bedpoten, badmatten) follows it.
 */
export const dutchSeparateStems: Readonly<Record<string, readonly string[]>> = {
  // maten are sizes, matten lie on a floor
  maat: ['maat', 'maten', 'maatje', 'maatjes'],
  // poten carry a bed, potten hold a plant
  poot: ['poot', 'poten', 'pootje', 'pootjes'],
  // a deken keeps warm, a dek is a layer and the front half of dekbed
  deken: ['deken', 'dekens', 'dekentje', 'dekentjes'],
  // laken is linen, lak is lacquer
  laken: ['laken', 'lakens', 'lakentje', 'lakentjes'],
  // kussen is a pillow, kus is a kiss; the whole word also serves compounds
  kussen: ['kussen', 'kussens', 'kussentje', 'kussentjes'],
  // vering is springs, veren are feathers
  vering: ['vering', 'veringen'],
  pocketvering: ['pocketvering', 'pocketveren', 'pocketveer'],
  // a knoop closes a cover, a knop opens a drawer
  knoop: ['knoop', 'knopen', 'knoopje', 'knoopjes'],
  // roze is a color, rozen are flowers
  roze: ['roze'],
  // ramen are windows, a ram is not
  raam: ['raam', 'ramen', 'raampje', 'raampjes'],
  // a boom is a tree, a bom is not
  boom: ['boom', 'bomen', 'boompje', 'boompjes'],
  // zonen are sons; a zonnescherm is about the sun
  zone: ['zone', 'zones'],
  // kopen is buying, koppen are cups
  koop: ['koop', 'kopen'],
  // laden and lades are drawers; a lat is a slat, laat is late
  lade: ['lade', 'laden', 'lades', 'laatje', 'laatjes', 'la'],
  motor: ['motor', 'motoren', 'motors'],
  tent: ['tent', 'tenten', 'tentje', 'tentjes'],
  // plurals that no rule can tell from words such as matras and hoes
  sofa: ['sofa', 'sofas'],
  pyjama: ['pyjama', 'pyjamas'],
  klamboe: ['klamboe', 'klamboes'],
  baby: ['baby', 'babys'],
  kind: ['kind', 'kinderen', 'kinder'],
}
