/**
 * WooCommerce names the columns of its export in the language of the shop's staff. The English names, in lower case, with those
 * of its Dutch, German and French translations; '#' is the number of an attribute, '%' a unit.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  type: ['typ'],
  sku: ['artikelnummer', 'ugs'],
  'gtin, upc, ean, or isbn': [
    'gtin, upc, ean of isbn',
    'gtin, upc, ean oder isbn',
    'gtin, upc, ean ou isbn',
    'meta: _global_unique_id',
    'meta: _alg_ean',
    'meta: _wpm_gtin_code',
    'meta: _ts_gtin',
    'meta: _ean',
  ],
  name: ['naam', 'nom'],
  published: ['gepubliceerd', 'veröffentlicht', 'publié'],
  'visibility in catalog': [
    'zichtbaarheid in catalogus',
    'zichtbaarheid in de catalogus',
    'sichtbarkeit im katalog',
    'visibilité dans le catalogue',
  ],
  'short description': ['korte omschrijving', 'korte beschrijving', 'kurzbeschreibung', 'description courte'],
  description: ['omschrijving', 'beschrijving', 'beschreibung'],
  'date sale price starts': [
    'startdatum actieprijs',
    'datum, an dem angebotspreis beginnt',
    'date de début de promo',
  ],
  'date sale price ends': [
    'einddatum actieprijs',
    'datum, an dem angebotspreis endet',
    'date de fin de promo',
  ],
  'tax class': ['belastingklasse', 'btw-klasse', 'steuerklasse', 'classe de tva'],
  'in stock?': ['op voorraad?', 'vorrätig?', 'en stock ?'],
  stock: ['voorraad', 'lager', 'bestand', 'lagerbestand'],
  'sale price': ['actieprijs', 'aanbiedingsprijs', 'angebotspreis', 'tarif promo'],
  'regular price': ['reguliere prijs', 'normale prijs', 'regulärer preis', 'tarif régulier'],
  categories: ['categorieën', 'categorieen', 'kategorien', 'catégories'],
  images: ['afbeeldingen', 'bilder'],
  parent: ['hoofd', 'hoofdproduct', 'ouder', 'bovenliggend', 'übergeordnetes produkt'],
  brands: ['brand', 'merken', 'merk', 'marken', 'marke', 'marques', 'marque'],
  'weight (%)': ['gewicht (%)', 'poids (%)'],
  'length (%)': ['lengte (%)', 'länge (%)', 'longueur (%)'],
  'width (%)': ['breedte (%)', 'breite (%)', 'largeur (%)'],
  'height (%)': ['hoogte (%)', 'höhe (%)', 'hauteur (%)'],
  'attribute # name': [
    'naam eigenschap #',
    'eigenschap # naam',
    'attribuut # naam',
    'attribut # name',
    "nom de l'attribut #",
  ],
  'attribute # value(s)': [
    'waarde eigenschap #',
    'waarde(n) eigenschap #',
    'eigenschap # waarde(n)',
    'attribuut # waarde(n)',
    'attribut # wert(e)',
    "valeur(s) de l'attribut #",
  ],
}

const englishOf = new Map(
  Object.entries(words).flatMap(([english, others]) => others.map((other) => [other, english])),
)

const unitAtEnd = /\((kg|g|lbs|oz|m|cm|mm|in|yd)\)$/

/** The English name of a column of WooCommerce's export; what is no such column stays as it is. */
export function englishColumn(name: string): string {
  const [number = ''] = /\d+/.exec(name) ?? []
  const [, unit = ''] = unitAtEnd.exec(name) ?? []
  const pattern = name.replace(/\d+/, '#').replace(unitAtEnd, '(%)')
  const english = englishOf.get(name) ?? englishOf.get(pattern)
  return english === undefined ? name : english.replace('#', number).replace('%', unit)
}
