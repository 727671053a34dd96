/**
 * WooCommerce names the columns of its export in the language of the shop's staff. These are the English names, in lower
 * case, with those of its Dutch, German, French and Portuguese translations; '#' is the number of an attribute, '%' a
 * unit.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  type: ['typ', 'tipo'],
  sku: ['artikelnummer', 'ugs', 'ref'],
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
  name: ['naam', 'nom', 'nome'],
  published: ['gepubliceerd', 'veröffentlicht', 'publié', 'publicado'],
  'visibility in catalog': [
    'zichtbaarheid in catalogus',
    'zichtbaarheid in de catalogus',
    'sichtbarkeit im katalog',
    'visibilité dans le catalogue',
    'visibilidade no catálogo',
  ],
  'short description': [
    'korte omschrijving',
    'korte beschrijving',
    'kurzbeschreibung',
    'description courte',
    'descrição curta',
  ],
  description: ['omschrijving', 'beschrijving', 'beschreibung', 'descrição'],
  'date sale price starts': [
    'startdatum actieprijs',
    'datum, an dem angebotspreis beginnt',
    'date de début de promo',
    'data de preço promocional começa em',
  ],
  'date sale price ends': [
    'einddatum actieprijs',
    'datum, an dem angebotspreis endet',
    'date de fin de promo',
    'data de preço promocional termina em',
  ],
  'tax class': ['belastingklasse', 'btw-klasse', 'steuerklasse', 'classe de tva', 'classe de taxa'],
  'in stock?': ['op voorraad?', 'vorrätig?', 'en stock ?', 'em estoque?'],
  stock: ['voorraad', 'lager', 'bestand', 'lagerbestand', 'estoque'],
  'sale price': ['actieprijs', 'aanbiedingsprijs', 'angebotspreis', 'tarif promo', 'preço promocional'],
  'regular price': ['reguliere prijs', 'normale prijs', 'regulärer preis', 'tarif régulier', 'preço'],
  categories: ['categorieën', 'categorieen', 'kategorien', 'catégories', 'categorias'],
  images: ['afbeeldingen', 'bilder', 'imagens'],
  parent: ['hoofd', 'hoofdproduct', 'ouder', 'bovenliggend', 'übergeordnetes produkt', 'produto ascendente'],
  brands: ['brand', 'merken', 'merk', 'marken', 'marke', 'marques', 'marque'],
  'weight (%)': ['gewicht (%)', 'poids (%)', 'peso (%)'],
  'length (%)': ['lengte (%)', 'länge (%)', 'longueur (%)', 'comprimento (%)'],
  'width (%)': ['breedte (%)', 'breite (%)', 'largeur (%)', 'largura (%)'],
  'height (%)': ['hoogte (%)', 'höhe (%)', 'hauteur (%)', 'altura (%)'],
  'attribute # name': [
    'naam eigenschap #',
    'eigenschap # naam',
    'attribuut # naam',
    'attribut # name',
    "nom de l'attribut #",
    'nome do atributo #',
  ],
  'attribute # value(s)': [
    'waarde eigenschap #',
    'waarde(n) eigenschap #',
    'eigenschap # waarde(n)',
    'attribuut # waarde(n)',
    'attribut # wert(e)',
    "valeur(s) de l'attribut #",
    'valores do atributo #',
  ],
}

const englishOf = new Map(
  Object.entries(words).flatMap(([english, others]) => others.map((other) => [other, english])),
)

const unitAtEnd = /\((kg|g|lbs|oz|m|cm|mm|in|yd)\)$/

/** Returns the English name of a column of WooCommerce's export; other names stay the same. */
export function toEnglishColumn(name: string): string {
  const [number = ''] = /\d+/.exec(name) ?? []
  const [, unit = ''] = unitAtEnd.exec(name) ?? []
  const pattern = name.replace(/\d+/, '#').replace(unitAtEnd, '(%)')
  const english = englishOf.get(name) ?? englishOf.get(pattern)
  return english === undefined ? name : english.replace('#', number).replace('%', unit)
}
