import { toTitle } from '../cells/titled.ts'
import type { SourceProduct } from '../rows/source-product.ts'

/** Attributes that control Magento itself and are not properties of goods. */
const ofTheSystem =
  /^(_.*|has_options|required_options|quantity_and_stock_status|options_container|page_layout|msrp.*|map_.*|gift_.*|custom_(design|layout).*|tax_class.*|swatch_.*|ts_.*|shipment_type|price_.*|sku.*|weight_type|links_.*|samples_title|is_returnable|allow_open_amount|cost|new|sale|featured|status|visibility|url_.*|meta_.*|news_.*|(image|small_image|thumbnail|media)(_.*)?|gallery|minimal_price|special_.*|tier_price.*|(created|updated)_at|enable_.*|country_of_manufacture|qty.*|is_.*|min_.*|max_.*|use_config_.*|notify_.*|manage_stock|backorders|low_stock_date|stock_status.*|price|name|description|short_description|weight|store|type|attribute_set.*|websites?|category_ids|merk|brand|manufacturer|ean|gtin|barcode)$/

const brandNames = ['brand', 'merk', 'manufacturer']
const barcodeNames = ['ean', 'gtin', 'barcode']

type Attribute = SourceProduct['attributes'][number]

/** Returns the attributes that shoppers may read: the code 'care_label' becomes 'Care label', and 'No' says nothing. */
export const shownAttributes = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .filter(
      ({ name, value }) => !ofTheSystem.test(name.toLowerCase()) && !/^(no|nee|0)?$/i.test(value.trim()),
    )
    .flatMap(({ name, value }) =>
      value.split('|').map((one) => ({ name: toTitle(name), value: unquoted(one.trim()) })),
    )

/** Removes the quotes in exports with enclosed fields, which write 'activity="Gym"|"Trail"'. */
const unquoted = (text: string) => text.replace(/^"|"$/g, '')

export const brandAmong = (attributes: readonly Attribute[]) => findValue(attributes, brandNames)
export const barcodeAmong = (attributes: readonly Attribute[]) => findValue(attributes, barcodeNames)

const findValue = (attributes: readonly Attribute[], names: readonly string[]) =>
  attributes.find(({ name, value }) => names.includes(name.toLowerCase()) && value !== '')?.value ?? ''
