import { readApi } from '../../read-api.mjs'
import { Picture } from '../picture.jsx'
import { BuyBox } from './buy-box.jsx'

/** Each visitor's page is made anew, as the shop's own is in this comparison. */
export const dynamic = 'force-dynamic'

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

export default async function ProductPage({ params }) {
  const slug = (await params).product.replace(/\.html$/, '')
  const path = `/v1/catalog/product/${slug}`
  const [product, related, found, asked] = await Promise.all([
    readApi(path),
    readApi(`/v1/catalog/suggested-products/${slug}`),
    readApi(`${path}/reviews`),
    readApi(`${path}/questions`),
  ])
  return (
    <>
      <title>{product.title}</title>
      <nav aria-label="Kruimelpad">
        {product.breadcrumb.map(({ title, link }) => (
          <a key={link} href={link}>
            {title}
          </a>
        ))}
      </nav>
      <BuyBox product={product} />
      <section>
        <h2>Omschrijving</h2>
        {product.description.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {product.specifications.map(({ title, rows }) => (
          <table key={title}>
            <caption>{title}</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th>{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
      <section>
        <h2>Beoordelingen</h2>
        <p>
          {found.rating?.average} uit {found.rating?.count}
        </p>
        {found.reviews.map((review) => (
          <article key={review.id}>
            <h3>{review.title}</h3>
            <p>
              {review.score} van 5, {review.name}
            </p>
            <p>{review.content}</p>
          </article>
        ))}
      </section>
      <section>
        <h2>Vragen</h2>
        {asked.questions.map((question) => (
          <p key={question.id}>{question.content}</p>
        ))}
      </section>
      <section className="strip">
        {related.products.map((tile) => (
          <a key={tile.id} href={tile.link}>
            <Picture image={tile.images[0]} sizes="240px" />
            <h3>{tile.title}</h3>
            <p>{euro.format(tile.price.price)}</p>
            <p>{tile.delivery_short}</p>
          </a>
        ))}
      </section>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data has no other way into a page, and this page meets no visitors
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({
            '@context': 'https://schema.org',
            '@type': 'Product',
            name: product.title,
            sku: product.sku,
            offers: product.variants.map((one) => ({
              '@type': 'Offer',
              price: one.price.price,
              sku: one.sku,
            })),
          }),
        }}
      />
    </>
  )
}
