const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const flows = require('@medusajs/medusa/core-flows')
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils')

/** Fills Medusa with what one order needs: a region, a tax, one way to send, one to pay, and a hundred products in stock. */
async function fill({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Proef' }] })
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'Nederland',
        currency_code: 'eur',
        countries: ['nl'],
        payment_providers: ['pp_system_default'],
      },
    ],
  })
  await run(flows.createTaxRegionsWorkflow, [
    {
      country_code: 'nl',
      provider_id: 'tp_system',
      default_tax_rate: { name: 'btw', code: 'btw', rate: 21 },
    },
  ])
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Magazijn', address: { city: 'Utrecht', country_code: 'NL', address_1: '' } }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const [profile] = await run(flows.createShippingProfilesWorkflow, {
    data: [{ name: 'Gewoon', type: 'default' }],
  })
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Bezorgen',
    type: 'shipping',
    service_zones: [{ name: 'Nederland', geo_zones: [{ country_code: 'nl', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Pakket',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Pakket', description: 'Pakket', code: 'pakket' },
      prices: [{ currency_code: 'eur', amount: 4.95 }],
    },
  ])
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'proef', type: 'publishable', created_by: '' }],
  })
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  const products = await run(flows.createProductsWorkflow, {
    products: Array.from({ length: 100 }, (_, at) => ({
      title: `Product ${at}`,
      status: 'published',
      shipping_profile_id: profile.id,
      options: [{ title: 'Maat', values: ['een'] }],
      variants: [
        {
          title: 'een',
          sku: `P${at}`,
          options: { Maat: 'een' },
          manage_inventory: true,
          prices: [{ currency_code: 'eur', amount: 49.95 }],
        },
      ],
      sales_channels: [{ id: channel.id }],
    })),
  })
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      location_id: location.id,
      stocked_quantity: 1_000_000,
      inventory_item_id: id,
    })),
  })
  const variants = products.map((product) => product.variants[0].id)
  writeFileSync(
    join(__dirname, 'filled.json'),
    JSON.stringify({ key: key.token, region: region.id, variants }),
  )
}

module.exports.default = fill
