import { getBlogEndpoint } from '@sluimer/contract/content/page-endpoints'
import { Rss } from 'lucide-react'
import { getApi } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ChipLink } from '../../ui/button/chip.tsx'
import { Container } from '../../ui/page/container.tsx'
import { PageCards } from '../content/page-cards.tsx'
import { BreadcrumbTrail } from '../seo/breadcrumb-trail.tsx'
import { openGraph } from '../seo/open-graph.ts'
import type { Route } from './+types/blog-page.ts'
import { blogDescription, buildBlogAddress, readBlogQuery, rssLink, rssPath } from './blog-address.ts'
import { BlogPages } from './blog-pages.tsx'
import { LeadArticle } from './lead-article.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: formatPageTitle('Blog') }]
  const { blog, publicUrl } = loaderData
  const title = formatTitle(blog)
  const isFirst = blog.topic === null && blog.page === 1
  const description = isFirst ? blogDescription : `${title}. ${blogDescription}`
  const address = `${publicUrl}${buildBlogAddress({ topic: blog.topic?.slug, page: blog.page })}`
  return [
    { title: formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    rssLink,
    ...openGraph({
      type: 'website',
      title,
      description,
      address,
      publicUrl,
      image: blog.pages[0]?.image,
    }),
  ]
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readBlogQuery(url.searchParams)
  const blog = dataOrThrow(await getApi(context).call(getBlogEndpoint, { query }))
  return { blog, publicUrl: getHost(context).publicUrl }
}

/** RT-05: articles by topic, the newest first and largest. */
export default function BlogPage({ loaderData: { blog, publicUrl } }: Route.ComponentProps) {
  const { topics, topic, pages, page, page_count } = blog
  const [first, ...others] = pages
  // A single card in the last row of three is moved above them all.
  const lead = pages.length % 3 === 1 ? first : undefined
  return (
    <Container width="wide" className="pt-2 lg:pt-4">
      <BreadcrumbTrail
        publicUrl={publicUrl}
        items={[
          { title: 'Home', link: '/' },
          { title: 'Blog', link: '/blog/' },
          ...(topic ? [{ title: topic.title, link: buildBlogAddress({ topic: topic.slug }) }] : []),
        ]}
      />
      <header className="pt-2 lg:pt-4">
        <h1>{topic ? topic.title : 'Blog'}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{blogDescription}</p>
      </header>
      {topics.length > 1 && (
        <nav aria-label="Onderwerpen" className="mt-5 mb-8 lg:mb-10">
          <ul className="-mx-edge scrollbar-none flex gap-2 overflow-x-auto px-edge py-1 sm:mx-0 sm:flex-wrap sm:px-0">
            <li>
              <ChipLink to="/blog/" isSelected={topic === null}>
                Alles
              </ChipLink>
            </li>
            {topics.map(({ slug, title }) => (
              <li key={slug}>
                <ChipLink to={buildBlogAddress({ topic: slug })} isSelected={slug === topic?.slug}>
                  {title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {lead && <LeadArticle card={lead} />}
      <PageCards cards={lead ? others : pages} isFirst={!lead} />
      <BlogPages
        page={page}
        pageCount={page_count}
        toAddress={(other) => buildBlogAddress({ topic: topic?.slug, page: other })}
      />
      <p className="mt-8 text-center text-sm print:hidden">
        <a
          href={rssPath}
          className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft underline underline-offset-4 hover:text-pine"
        >
          <Rss className="size-4" aria-hidden="true" />
          Volg de blog via RSS
        </a>
      </p>
    </Container>
  )
}

function formatTitle({ topic, page }: Route.ComponentProps['loaderData']['blog']): string {
  const title = topic ? `${topic.title} | Blog` : 'Blog'
  return page > 1 ? `${title}, pagina ${page}` : title
}
