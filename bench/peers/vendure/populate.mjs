import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, mergeConfig } from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { config } from './config.mjs'

/** Makes the tables, and what one order needs: a country, a tax, one way to send, one to pay, and a hundred products in stock. */
const products = Array.from({ length: 100 }, (_, at) => {
  const code = `P${String(at).padStart(3, '0')}`
  return `Product ${code},product-${code.toLowerCase()},,,,,,${code},49.95,standard,1000000,true,,`
})
const head =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const csv = join(import.meta.dirname, 'products.csv')
writeFileSync(csv, `${[head, ...products].join('\n')}\n`)

const app = await populate(
  () => bootstrap(mergeConfig(config, { importExportOptions: { importAssetsDir: import.meta.dirname } })),
  {
    defaultLanguage: 'nl',
    defaultZone: 'Europe',
    countries: [{ name: 'Nederland', code: 'NL', zone: 'Europe' }],
    taxRates: [{ name: 'standard', percentage: 21 }],
    shippingMethods: [{ name: 'Pakket', price: 495, taxRate: 21 }],
    paymentMethods: [
      {
        name: 'proef',
        handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
      },
    ],
    collections: [],
  },
  csv,
)
await app.close()
process.exit(0)
