/** Files as other systems write them, for tests. */

export const table = (...rows: string[][]) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')

const shopifyColumns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published', 'Option1 Name', 'Option1 Value'],
  ...[
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Qty',
    'Variant Price',
    'Variant Barcode',
    'Image Src',
  ],
]
const html = '<p>Zacht &amp; koel.</p><script>alert(1)</script><ul><li>Met <b>rits</b></li></ul>'
export const shopifyFile = table(
  shopifyColumns,
  [
    ...['overtrek-zee', 'Overtrek Zee', html, 'Weefgoed', 'Overtrekken', 'true', 'Maat', '140 x 200'],
    ...['SZ-1', '900', '4', '49.95', '8712345678906', 'https://cdn.example/foto.jpg?v=1'],
  ],
  ['overtrek-zee', '', '', '', '', '', '', '240 x 200', 'SZ-2', '1200', '-2', '69.95', "'87", ''],
)

export const aFeed = (...items: string[]) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Winkel</title>${items.join('')}</channel></rss>`
export const item = (id: string, size: string) => `<item><g:id>${id}</g:id><title>Dekbed ${size}</title>
  <description><![CDATA[<p>Warm</p><script>x()</script>]]></description><g:item_group_id>G</g:item_group_id>
  <g:image_link>https://x.example/foto.jpg</g:image_link><g:price>79.00 EUR</g:price><g:brand>Weefgoed</g:brand>
  <g:availability>in_stock</g:availability><g:product_type>Bed &gt; Overtrekken</g:product_type><g:size>${size}</g:size>
  <g:shipping_weight>1.5 kg</g:shipping_weight></item>`

export const simple = (sku: string, special: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ...{ Type: 'simple', SKU: sku, Name: 'Crème kussen', 'Regular price': '10,00', Published: '1' },
    ...{ Categories: 'Overtrekken', Brands: 'Weefgoed', Images: 'foto.jpg', Description: 'Tekst' },
    ...special,
  }
  return cells
}
export const simpleFile = (separator: string, ...products: Record<string, string>[]) => {
  const columns = Object.keys(simple(''))
  const rows = products.map((product) => columns.map((name) => product[name] ?? '').join(separator))
  return [columns.join(separator), ...rows].join('\n')
}
