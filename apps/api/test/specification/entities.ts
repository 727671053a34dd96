import { type SpecifiedEntity, shownEntities } from './shown-entities.ts'

const personFields = ['type', 'first_name', 'last_name', 'birthdate', 'email', 'phone_number', 'company']
const customerFields = [...personFields, 'vat_number', 'coc_number', 'gender', 'loaded']
const shippingFields = [
  ...['first_name', 'last_name', 'name', 'company', 'street', 'house_number', 'extension', 'zipcode', 'city'],
  'country_code',
]
const billingFields = ['country_code', 'zipcode', 'house_number', 'extension', 'company', 'street', 'city']
const totalsFields = [
  ...['sub_total', 'sub_total_old', 'sub_total_diff', 'total', 'grand_total', 'shipping_costs', 'discounts'],
  ...['payment_costs', 'promo_progress', 'total_quantity'],
]
/** The entities of section 3 that the api exchanges. Tests in the shop cover what a browser keeps by itself. */
export const specifiedEntities: Readonly<Record<string, SpecifiedEntity>> = {
  ...shownEntities,
  cart: {
    call: 'GET /v1/cart',
    side: 'response',
    within: '',
    fields: ['items', 'totals', 'found', 'quote_id', 'updated_at', 'shipping_method', 'applied_code'],
  },
  'totals of a cart': { call: 'GET /v1/cart', side: 'response', within: 'totals', fields: totalsFields },
  'cart item': {
    call: 'GET /v1/cart',
    side: 'response',
    within: 'items',
    fields: [
      ...['id', 'variant_id', 'parent.id', 'parent.title', 'name', 'sku', 'title', 'price', 'brand'],
      ...['categories.name', 'quantity', 'thumbnail', 'stock'],
    ],
  },
  'customer form': {
    call: 'POST /v1/checkout/customer',
    side: 'body',
    within: 'customer',
    fields: customerFields,
  },
  'billing address': {
    call: 'POST /v1/checkout/customer',
    side: 'body',
    within: 'billing',
    fields: billingFields,
  },
  'shipping address': {
    call: 'POST /v1/checkout/customer',
    side: 'body',
    within: 'shipping',
    fields: shippingFields,
  },
  'billing address of an account': {
    call: 'POST /v1/customer/addresses/billing',
    side: 'body',
    within: 'address',
    fields: billingFields,
  },
  'shipping address of an account': {
    call: 'POST /v1/customer/addresses/shipping',
    side: 'body',
    within: 'address',
    fields: shippingFields,
  },
  'delivery to the same address': {
    call: 'POST /v1/checkout/customer',
    side: 'body',
    within: '',
    fields: ['sameDeliveryAddress'],
  },
  'checkout state': {
    call: 'GET /v1/checkout',
    side: 'response',
    within: '',
    fields: [
      ...['details.person', 'details.customer', 'paymentMethods', 'foreignPaymentMethods', 'shippingMethods'],
      ...['shippingInsurance', 'paymentForm.selectedPaymentMethod', 'paymentForm.selectedPaymentOption'],
      ...['paymentForm.selectedPaymentIssuer', 'paymentForm.selectedShippingMethod'],
      ...['paymentForm.customer.dob', 'paymentForm.customer.gender', 'paymentForm.customer.terms'],
      ...['paymentForm.customer.phone', 'paymentForm.customer.installment'],
    ],
  },
  'payment method': {
    call: 'GET /v1/checkout',
    side: 'response',
    within: 'paymentMethods',
    fields: ['code', 'price_incl', 'issuers'],
  },
  'abandoned cart': {
    call: 'POST /v1/abandon/cart',
    side: 'body',
    within: '',
    fields: ['quote_id', 'updated_at', 'products'],
  },
  'VAT validation': {
    call: 'GET /v1/checkout/vat/validate',
    side: 'response',
    within: '',
    fields: ['data.valid'],
  },
  'authenticated user': {
    call: 'GET /api/auth/user',
    side: 'response',
    within: 'user',
    fields: ['customer.first_name', 'scope'],
  },
  'registration form': {
    call: 'POST /v1/customer',
    side: 'body',
    within: '',
    fields: ['type', 'gender', 'first_name', 'last_name', 'email', 'phone', 'company', 'password'],
  },
  'login form': { call: 'POST /api/auth/login', side: 'body', within: '', fields: ['username', 'password'] },
  // The flag that says that a message is a question is kept by the panel, which asks these questions.
  'chat message': {
    call: 'POST /v1/assistant',
    side: 'response',
    within: '',
    fields: ['message.role', 'message.content', 'answers.text', 'answers.value'],
  },
  'chat order request': {
    call: 'POST /v1/assistant/order',
    side: 'body',
    within: '',
    fields: ['orderNumber', 'firstName', 'zipCode', 'houseNumber'],
  },
  'chat rating': { call: 'POST /v1/chat/save', side: 'body', within: '', fields: ['rating', 'messages'] },
  'configurator definition': {
    call: 'GET /v1/catalog/configurator/{slug}',
    side: 'response',
    within: '',
    fields: [
      ...[
        'name',
        'code',
        'category',
        'basePrice',
        'fallbackImage',
        'defaultConfig',
        'steps.order',
        'steps.title',
      ],
      ...['steps.type', 'steps.property', 'steps.multiProperties', 'steps.properties.property'],
      ...['steps.properties.title', 'steps.properties.order', 'steps.properties.options.id'],
      ...['steps.properties.options.btnText', 'steps.properties.options.btnSubText'],
      ...[
        'steps.properties.options.btnId',
        'steps.properties.options.label',
        'steps.properties.options.text',
      ],
      ...[
        'steps.properties.options.extra',
        'steps.properties.options.xpoId',
        'steps.properties.options.xpoVarId',
      ],
    ],
  },
  'configured product in the cart': {
    call: 'POST /v1/cart/item',
    side: 'body',
    within: 'custom',
    fields: ['slug', 'boxconfig_id', 'special_price_incl', 'price', 'category'],
  },
}

/** Entities that wait to be built. Those that are built must leave this list. */
export const entitiesNotBuiltYet: readonly string[] = []

/** Fields that entities which are built still lack, by entity. Fields that are built must leave this list. */
export const fieldsNotBuiltYet: Readonly<Record<string, readonly string[]>> = {}
