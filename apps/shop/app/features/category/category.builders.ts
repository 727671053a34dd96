import type { Category, Filter, FilterAttribute, Listing } from '@sluimer/contract/catalog/overview'
import { anImage } from '../product/product.builders.ts'

export function aCategory(special: Partial<Category> = {}): Category {
  return {
    id: '1',
    title: 'Slapen',
    path: 'slapen',
    description: '',
    banner: null,
    banner_tile: {
      title: 'Eerst meten',
      sub_title: '',
      button_text: 'Bekijk boxsprings',
      link: '/boxsprings/',
      image: anImage('bed'),
    },
    tiles_per_row: 3,
    action_steps: [],
    countdown: null,
    deals: null,
    is_offer: false,
    greatest_discount: null,
    last_day: null,
    wizard_code: null,
    children: [],
    floor: null,
    ...special,
  }
}

/** An empty listing, except for the given values. */
export function aListing(special: Partial<Listing> = {}): Listing {
  return {
    filters: [],
    active_filters: [],
    reset_url: '/slapen/',
    sort: [],
    products: [],
    pagination: { total: 0, subtotal: 0, page: 1, page_links: { next: null, range: null } },
    ...special,
  }
}

/** A group with that many values, each with products behind it. */
export function aFilter(valueCount: number, special: Partial<Filter> = {}): Filter {
  return {
    title: 'Maat',
    url_key: 'maat',
    selection_type: 'link',
    attributes: Array.from({ length: valueCount }, (_, index) => aValue(`maat-${index + 1}`)),
    is_collapsible: true,
    is_collapsed: false,
    info_text: null,
    nr_of_attributes_selected: 0,
    ...special,
  }
}

export function aValue(value: string, special: Partial<FilterAttribute> = {}): FilterAttribute {
  const url = `/slapen/${value}/`
  return { title: value, value, url, raw_url: '', is_selected: false, count: 3, color: null, ...special }
}
