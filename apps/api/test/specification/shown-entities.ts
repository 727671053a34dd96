/** An entity of the specification's section 3, and where the api has it. */
export interface SpecifiedEntity {
  /** The call that has it: 'GET /v1/cart'. */
  readonly call: string
  /** Whether it is in the request or in the response. */
  readonly side: 'body' | 'response'
  /** Path to its fields: 'items', 'promo'; empty for the whole. */
  readonly within: string
  /** Names from the specification; `a.b` is b within a, whether a is a list or a single object. */
  readonly fields: readonly string[]
}

const promoFields = [
  ...[
    'link',
    'image',
    'image_mobile',
    'button_text',
    'title',
    'sub_title',
    'show_title',
    'is_light_background',
  ],
]
const listing = { call: 'GET /v1/catalog/overview/category', side: 'response' } as const

/** Entities that a visitor sees: goods, listings, texts, reviews and advice. */
export const shownEntities: Readonly<Record<string, SpecifiedEntity>> = {
  product: {
    call: 'GET /v1/catalog/product/{slugOrId}',
    side: 'response',
    within: '',
    fields: [
      ...[
        'slug',
        'id',
        'title',
        'sku',
        'options.values.title',
        'variants',
        'brand.title',
        'main_category.title',
      ],
      ...[
        'price.price',
        'price.price_old',
        'price.price_incl',
        'delivery',
        'images',
        'stock_score',
        'available',
      ],
      ...['sub_title', 'link', 'image', 'variant_id'],
      ...['custom_fields.boxconfig_id', 'custom_fields.summary', 'custom_fields.image_url'],
    ],
  },
  'product tile': {
    ...listing,
    within: 'products',
    fields: ['id', 'slug', 'title', 'available', 'overlay', 'images.src', 'price.price'],
  },
  'sort option': {
    ...listing,
    within: 'sort',
    fields: ['label', 'raw_url', 'url', 'value.raw_url', 'is_selected'],
  },
  filter: {
    ...listing,
    within: 'filters',
    fields: [
      ...['title', 'url_key', 'selection_type', 'is_collapsible', 'is_collapsed', 'info_text'],
      ...['attributes.title', 'attributes.raw_url', 'attributes.url', 'attributes.is_selected'],
      ...['nr_of_attributes_selected', 'min', 'max', 'minrange', 'maxrange'],
    ],
  },
  pagination: {
    ...listing,
    within: 'pagination',
    fields: ['total', 'subtotal', 'page_links.next', 'page_links.range'],
  },
  'navigation item': {
    call: 'GET /v1/content/navigation',
    side: 'response',
    within: 'items',
    fields: ['id', 'title', 'link', 'sub_items.title', 'sub_items.content'],
  },
  'newsletter popup': {
    call: 'GET /v1/content/newsletter-popup',
    side: 'response',
    within: '',
    fields: ['title', 'content', 'button_text', 'small_text', 'active'],
  },
  promo: { call: 'GET /v1/content/homepage', side: 'response', within: 'promo', fields: promoFields },
  'promo of the cart': {
    call: 'GET /v1/content/cart-promo',
    side: 'response',
    within: 'promos',
    fields: promoFields,
  },
  'content block': {
    call: 'GET /v1/content/homepage',
    side: 'response',
    within: 'blocks',
    fields: ['image', 'title', 'sub_title', 'description', 'link', 'button_text'],
  },
  'review post': {
    call: 'POST /v1/catalog/product/{id}/review',
    side: 'body',
    within: '',
    fields: [
      ...['product.title', 'product.url', 'product.description', 'review.content', 'review.title'],
      ...['review.score', 'customer.name', 'customer.email'],
    ],
  },
  "review's answer": {
    call: 'POST /v1/catalog/product/{id}/review',
    side: 'response',
    within: '',
    fields: ['message'],
  },
  wizard: {
    call: 'POST /v1/catalog/guided-selling',
    side: 'response',
    within: '',
    fields: [
      ...['code', 'category_id', 'questions.id', 'questions.question', 'questions.explanation', 'count'],
      ...['questions.is_skippable', 'questions.is_multiselect', 'questions.answers.id', 'result_url'],
      ...['questions.answers.answer', 'questions.answers.image', 'questions.answers.description'],
      ...['result_filter.url', 'result_filter.raw_url'],
    ],
  },
}
