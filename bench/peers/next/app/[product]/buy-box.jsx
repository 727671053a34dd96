'use client'
import { useState } from 'react'
import { Picture } from '../picture.jsx'

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** Pictures and what is chosen: the part of the page that needs the browser. */
export function BuyBox({ product }) {
  const [variantId, setVariantId] = useState(product.variant_id)
  const variant = product.variants.find((one) => one.variant_id === variantId) ?? product.variants[0]
  const shown = product.images.find((image) => image.key === variant.image_key) ?? product.images[0]
  const choose = (at, valueId) => {
    const wanted = variant.value_ids.with(at, valueId)
    const found = product.variants.find((one) => one.value_ids.every((id, place) => id === wanted[place]))
    if (found) setVariantId(found.variant_id)
  }
  return (
    <div className="buy">
      <div>
        <Picture image={shown} sizes="(min-width: 64rem) 50vw, 100vw" isFirst />
        <div className="strip">
          {product.images.map((image) => (
            <Picture key={image.key} image={image} sizes="80px" />
          ))}
        </div>
      </div>
      <form action="/cart/" method="post">
        <p>{product.brand.title}</p>
        <h1>{product.title}</h1>
        <p>{product.sub_title}</p>
        <p>{euro.format(variant.price.price)}</p>
        {product.options.map((option, at) => (
          <fieldset key={option.id}>
            <legend>{option.title}</legend>
            {option.values.map((value) => (
              <label key={value.id}>
                <input
                  type="radio"
                  name={option.key}
                  checked={variant.value_ids[at] === value.id}
                  onChange={() => choose(at, value.id)}
                />
                {value.color && <span className="dot" style={{ background: value.color }} />}
                {value.title}
              </label>
            ))}
          </fieldset>
        ))}
        <p>{variant.delivery}</p>
        <button type="submit" disabled={!variant.available}>
          In winkelwagen
        </button>
        <ul>
          {product.highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </form>
    </div>
  )
}
