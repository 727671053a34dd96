import type { NamedColumns } from './named-columns.ts'

type Field = Exclude<
  keyof NamedColumns,
  | ('continues' | 'category' | 'stock' | 'pictures' | 'options' | 'namedOptions' | 'attributes')
  | ('namedAttributes' | 'sizes' | 'weightKilos' | 'weightGrams')
>

/**
 * The names that systems and people give the columns of a product table, likeliest first, in the form of `plainColumns`.
 */
export const wordsFor: Readonly<Record<Field, string>> = {
  sku: 'sku|variant sku|product code/sku|product sku|seller sku|merchant sku|artikelnummer|artikelcode|artikelnr|artikel nr|productcode|productnummer|product number|productnumber|ordernumber|product code|item number|item sku|internal reference|interne referentie|default code|reference|referentie|référence|reference code|referencecode|bestelnummer|bestellnummer|artikel|model|modelnummer|code|art.nr|art nr|codice|referencia|artnum|stock code|article number|article no|article id|artikel id|product no|productno|product nr|productnr|item no|item nr|item code|itemcode|sku id|sku code|sku number|mpn|asin|item id|alias|winkelproductcode|id|product id|pid|uniq id|unique id|uuid',
  title:
    'title|name|naam|titel|product name|productname|product title|productnaam|product naam|producttitel|artikelnaam|artikelomschrijving|bezeichnung|artikelname|artikelbezeichnung|produktname|nom|nom du produit|titre|item name|item title|titolo|título|nome|nombre|omschrijving kort|korte titel|omschrijving|beschrijving|description',
  price:
    'price (tax incl.)|price tax included|price incl. vat|price incl vat|price incl|price including vat|price gross|gross price|prijs incl. btw|prijs incl btw|prijs inclusief btw|prijs (incl. btw)|verkoopprijs incl. btw|verkoopprijs incl btw|verkoopprijs inclusief btw|prijs incl|consumentenprijs|verkoopprijs|price|variant price|prijs|retail price|selling price|sell price|sales price|list price|standard price|public price|bruttopreis|brutto vk|vk brutto|verkaufspreis|preis|prix ttc|prix|prezzo|precio|preço|regular price|normale prijs|bundlepricesprice|price ek|prices/price|std. vk brutto|std vk brutto|price vat|price value|price amount|listprice/eur/gross',
  product:
    'item group id|group id|handle|handleid|product handle|modelcode|model code|stijlnummer|style code|productgroep id|mainnumber',
  parent:
    'parent|parent id|parent sku|parent code|parent product|parent product number|parent.productnumber|hoofdartikel|hoofdproduct|hoofdproduct sku|bovenliggend|elternartikel|vaterartikel|hauptartikel',
  id: 'id|product id|artikel id|uuid',
  slug: 'url rewritten|slug|url key|seo url|seo keyword|url alias|handle|product handle|product url slug|product url|se name',
  reducedPrice:
    'sale price|special price|actieprijs|aanbiedingsprijs|discount price|discounted price|offer price|angebotspreis|sonderpreis|promo price|promotional price|prix promo|aanbieding|specials price',
  onSale: 'on sale|in de aanbieding',
  discountPercent: 'discount percent|discount percentage|korting percentage|kortingspercentage|korting %',
  discountAmount: 'discount amount|kortingsbedrag|korting bedrag',
  reducedFrom:
    'discount from (yyyy mm dd)|discount from|sale price from|sale from|sale start date|special price from date|special from date|special price from|actie vanaf|actieprijs vanaf|startdatum actie|specials date avail',
  reducedUntil:
    'discount to (yyyy mm dd)|discount to|sale price to|sale to|sale end date|special price to date|special to date|special price to|actie tot|actieprijs tot|einddatum actie|specials expires date',
  formerPrice:
    'compare at price|compare price|old price|oldprice|oude prijs|van prijs|vanprijs|adviesprijs|pseudoprice ek|uvp|msrp|rrp|strikethrough price|retail price|tprice|compare to price',
  currency: 'currency|currency code|currencyid|valuta|munteenheid|currencycode|price currency id',
  features:
    'feature (name:value:position)|feature (name:value:position:customized)|feature(name:value:position)|features|facets|product detail',
  description:
    'description long|long description|lange omschrijving|lange beschrijving|uitgebreide omschrijving|langtext|product description|description|omschrijving|beschrijving|productomschrijving|productbeschrijving|artikelbeschreibung|beschreibung|descrizione|descripción|descrição|body|body html|plaindescription|details|longdesc|full description|description as str|text|desc',
  summary:
    'short description|korte omschrijving|korte beschrijving|intro|summary|kurzbeschreibung|kurztext|description short|product subtitle|description|omschrijving|beschrijving|shortdesc|s desc',
  brand:
    'brand|merk|brand name|merknaam|manufacturer|manufacturer name|manufacturers|fabrikant|vendor|marke|hersteller|marque|fabricant|marca|leverancier|supplier|supplier name|manufacturers name|producer',
  categories: 'categories|categorieen|categorieën|kategorien|catégories|product categories|taxons',
  counted:
    'track inventory|trackinventory|manage inventory|variant manage inventory|manage stock|voorraad bijhouden',
  barcode:
    'ean|ean13|ean 13|gtin|gtin13|barcode|variant barcode|product barcode|streepjescode|strichcode|ean code|eancode|upc/ean|ean/gtin|global trade number|gtin/ean|upc',
  weight: 'weight|product weight|variant weight',
  weightUnit: 'weight unit|weight class|gewichtseenheid|gewichtseinheit|weight uom',
  taxClass:
    'tax class|tax category|taxcategory|btw|btw tarief|btw percentage|btw %|vat|vat rate|vat percentage|tax rate|tax name|tax|belasting|mwst|steuersatz|tax class title',
  active:
    'active|actief|enabled|visible|zichtbaar|published|gepubliceerd|online|product status|status|product visible?|is visible|visible?|tonen|aktiv|sale ok|sellable|sellable online|for sale|available online|can be sold|kan verkocht worden|te koop',
  kind: 'virtual product|is virtual|virtual|product type|producttype|type|soort',
  condition: 'condition|product condition|conditie|staat|zustand|état',
  pictureTexts: 'image alt texts|image alt text|image alt|alt text|alt tekst|afbeelding alt tekst',
  optionList: 'configuratoroptions|variant options|options|opties|optionen',
  optionNames: 'optiongroups|option groups|option names|varname',
  optionValues: 'optionvalues|option values|varselect',
  sizeUnit: 'length unit|length class|dimension unit|dimensions unit|afmeting eenheid|maateenheid',
}

/** Columns that identify products in a table without a sku or number. */
export const addressWords = 'slug|url key|handle|permalink|product url slug'

/** Columns with the whole stock in pieces. */
export const stockWords =
  'quantity|stock|voorraad|qty|aantal|aantal op voorraad|inventory|stock quantity|stock level|inventory level|current stock|current stock level|inventory quantity|variant inventory quantity|stockonhand|stock on hand|quantity on hand|qty on hand|instock|lagerbestand|bestand|lager|stockamount|available stock|inventory main outlet|stock available|vrije voorraad|quantità|cantidad|quantité|count on hand|lagerbestand gesamt|availability|stock status|voorraadstatus|beschikbaarheid|disponibilité|verfügbarkeit'
/** Or one column for each place: 'inventory_Winkel' beside 'reorder_point_Winkel'. */
export const stockOfPlace = /^inventory (.+)$/
export const besideStockOfPlace = 'reorder point '

export const weightWords = {
  grams: 'weight (g)|gewicht (g)|weight grams|gewicht in gram|weight in grams|gewicht gram',
  kilos:
    'weight (kg)|gewicht (kg)|weight kg|gewicht in kg|gewicht kg|gewicht|poids|poids (kg)|peso (kg)|artikelgewicht',
}
/** Columns of systems that weigh in kilos: PrestaShop, Shopware. */
export const weighsInKilos = ['url rewritten', 'ordernumber', 'price gross']

/** Columns of systems that measure in centimetres: PrestaShop. */
export const measuredInCentimetres = ['url rewritten']

/** Prices without VAT, used when the table has no price with it. */
export const netPrices =
  'price tax excluded|price (tax excl.)|price excl. vat|price excl vat|price excl|price net|net price|prijs excl. btw|prijs excl btw|prijs exclusief btw|prijs (excl. btw)|verkoopprijs excl. btw|verkoopprijs excl btw|verkoopprijs exclusief btw|nettopreis|vk netto|prix ht|price no tax'

/** One column with a path, or one for each level, from the top. */
export const categoryLevels: readonly string[] = [
  'category path|category|categorie|product category|main taxon|rubriek|productgroep|warengruppe|kategorie|catégorie|categoría|categoria|hoofdgroep|hoofdcategorie|categorytext|category 1|categorie 1|kategorie 1|product category 1|kategorie ebene 1|cat.0|categories name|afdeling',
  'subgroep|subcategorie|sub category|subcategory|category 2|categorie 2|kategorie 2|product category 2|kategorie ebene 2|cat.1|subrubriek',
  'subsubcategorie|category 3|categorie 3|kategorie 3|kategorie ebene 3|cat.2',
]
/** Groups that cut across categories, used when a table has no categories. */
export const collectionWords = 'collection|collections'
/** Kinds of goods or products, used when a table has no categories. */
export const kindWords = 'type|product type|producttype|soort'

/** Pictures, possibly with a number: 'Foto 2', 'IMAGE3', 'Product Image 1 Url'. */
export const pictureWord =
  /^((cover media url|hosted image urls|productimageurl|imgurl|imgurl alternative|image locatie|afbeelding locatie|assets|media|product thumbnail|media (main|gallery) image url)|((product|variant|main|other|additional|extra|featured|hoofd) ?)?(image|images|picture|pictures|pics|pic|afbeelding|afbeeldingen|foto|foto's|fotos|bild|bilder|bildpfad|photo|photos|immagine|imagen)( ?\d+)?( ?(url|urls|link|links|src|name|file))?( ?-? ?\d+)?)$/

/** A picture when no other column is one, as in VirtueMart; elsewhere it is a file to download. */
export const filePictures = 'file url'

/** Properties of goods, in which the variants of a product may differ. */
export const propertyWord =
  /^(kleur|kleuren|color|colour|farbe|couleur|maat|size|afmeting|afmetingen|dimensions?|measurements?|abmessung(?:en)?|formaat|größe|grösse|taille|materiaal|material|materials|product material|stof|dessin|patroon|pattern|uitvoering|variant|variatie|vulling|stijl|style|geur)$/

/** Measurements, by the shopper's name for them. The name may be followed by the unit: 'Width (cm)'. */
export const sizeWord =
  /^(product )?(?:(width|breedte|breite|largeur)|(height|hoogte|höhe|hauteur)|(depth|diepte|tiefe|profondeur)|(length|lengte|länge|longueur))( ?\(?(cm|mm|m)\)?)?$/
export const sizeNames = ['Breedte', 'Hoogte', 'Diepte', 'Lengte']

/** A property in Saleor's export: 'Material (product attribute)'. */
export const ofProduct = ' (product attribute)'
export const ofVariant = ' (variant attribute)'
