import type { NamedColumns } from './named-columns.ts'

type Field = Exclude<
  keyof NamedColumns,
  'continues' | 'category' | 'pictures' | 'options' | 'namedOptions' | 'attributes'
>

/** What systems and people call the columns of a table of products, the likeliest first, as `plainColumn` writes them. */
export const wordsFor: Readonly<Record<Field, string>> = {
  sku: 'sku|product code/sku|product sku|variant sku|artikelnummer|artikelcode|artikelnr|artikel nr|productcode|productnummer|product number|productnumber|product code|item number|item sku|reference|referentie|reference code|referencecode|bestelnummer|artikel|model|modelnummer|code|art.nr|art nr|id|product id',
  title:
    'title|name|naam|titel|product name|productname|product title|productnaam|product naam|producttitel|artikelnaam|artikelomschrijving|bezeichnung|artikelname|produktname|nom|nom du produit|item name|omschrijving kort|korte titel',
  price:
    'price (tax incl.)|price tax included|price incl. vat|price incl vat|price incl|price including vat|price gross|gross price|prijs incl. btw|prijs incl btw|prijs inclusief btw|verkoopprijs incl. btw|verkoopprijs incl btw|verkoopprijs inclusief btw|prijs incl|consumentenprijs|verkoopprijs|price|prijs|retail price|selling price|sales price|bruttopreis|preis|prix|prix ttc|regular price|normale prijs|bundlepricesprice',
  product:
    'item group id|group id|handle|handleid|modelcode|model code|stijlnummer|style code|productgroep id',
  parent:
    'parent|parent id|parent sku|parent code|parent product|parent product number|parent.productnumber|hoofdartikel|hoofdproduct|hoofdproduct sku|bovenliggend',
  id: 'id|product id|artikel id|uuid',
  slug: 'url rewritten|slug|url key|seo url|url alias|handle|product url slug',
  reducedPrice:
    'sale price|special price|actieprijs|aanbiedingsprijs|discount price|discounted price|angebotspreis|promo price|prix promo|aanbieding',
  onSale: 'on sale|in de aanbieding',
  currency: 'currency|currency code|valuta|munteenheid|currencycode',
  features:
    'feature (name:value:position)|feature (name:value:position:customized)|feature(name:value:position)|features',
  summary:
    'short description|korte omschrijving|korte beschrijving|intro|summary|kurzbeschreibung|description short',
  description:
    'description|omschrijving|beschrijving|product description|long description|lange omschrijving|lange beschrijving|uitgebreide omschrijving|productomschrijving|productbeschrijving|body|body html|beschreibung|description long|plaindescription|details',
  brand:
    'brand|merk|brand name|merknaam|manufacturer|manufacturer name|fabrikant|vendor|marke|hersteller|marque|fabricant|leverancier',
  categories:
    'categories|categorieen|categorieën|kategorien|catégories|collection|collections|categories (x,y,z)',
  stock:
    'quantity|stock|voorraad|qty|aantal|aantal op voorraad|inventory|stock quantity|stock level|current stock|current stock level|inventory quantity|lagerbestand|bestand|stockamount|available stock|inventory main outlet|stock available|vrije voorraad',
  barcode:
    'ean|ean13|ean 13|gtin|gtin13|barcode|ean code|eancode|upc/ean|ean/gtin|global trade number|upc|gtin/ean',
  weightGrams: 'weight (g)|gewicht (g)|weight grams|gewicht in gram|weight in grams|gewicht gram',
  weightKilos:
    'weight (kg)|gewicht (kg)|weight kg|gewicht in kg|gewicht kg|weight|gewicht|product weight|poids',
  taxClass:
    'tax class|btw|btw tarief|btw-tarief|btw percentage|btw %|vat|vat rate|vat percentage|tax rate|tax|belasting',
  active:
    'active|actief|enabled|visible|zichtbaar|published|gepubliceerd|online|status|product visible?|is visible|visible?|tonen|aktiv',
}

/** Prices without VAT, looked for when there is none with it. */
export const netPrices =
  'price tax excluded|price (tax excl.)|price excl. vat|price excl vat|price excl|price net|net price|prijs excl. btw|prijs excl btw|prijs exclusief btw|verkoopprijs excl. btw|verkoopprijs excl btw|verkoopprijs exclusief btw|nettopreis|prix ht'

/** One path, or one for each level, the upper ones first. */
export const categoryLevels: readonly string[] = [
  'category path|category|categorie|product category|rubriek|productgroep|kategorie|catégorie|hoofdgroep|hoofdcategorie|category 1|categorie 1|afdeling',
  'subgroep|subcategorie|sub category|subcategory|category 2|categorie 2|subrubriek',
  'subsubcategorie|category 3|categorie 3',
]

/** Pictures, also with a number behind it: 'Foto 2', 'IMAGE3'. */
export const pictureWord =
  /^(cover media url|hosted image urls|productimageurl|product image url|(product )?(image|images|image url|image urls|image link|image src|image name|picture|pictures|picture url|afbeelding|afbeeldingen|afbeelding url|foto|foto's|fotos|foto url|bild|bilder|photo|photos|main image|hoofdafbeelding|additional images?|additional image link|extra afbeeldingen|media|product image file -)( ?\d+)?( url)?)$/

/** What goods are like, and variants of one product differ in. */
export const propertyWord =
  /^(kleur|kleuren|color|colour|farbe|couleur|maat|size|afmeting|afmetingen|formaat|größe|grösse|taille|materiaal|material|stof|dessin|patroon|pattern|uitvoering|variant|variatie|vulling|stijl|style|geur)$/
