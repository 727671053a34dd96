import type { ExtraNavigation, NavigationItem } from '@sluimer/contract/content/schemas'
import { Link } from 'react-router'
import { BedSizeLink } from '../../features/bed-size/bed-size-link.tsx'
import { PostcodeLink } from '../../features/postcode/postcode-link.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

const rowLook = 'menu-row'

interface Navigation {
  items: readonly NavigationItem[]
  extra: ExtraNavigation | undefined
}

/** All entries of the navigation, one under the other; those with a menu unfold. */
export function PhoneMenuList(props: Navigation) {
  return (
    <>
      <ul>
        {props.items.map((item) => (
          <li key={item.id}>
            {item.sub_items.length > 0 ? (
              <Disclosure title={<span className="text-lg">{item.title}</span>} group="hoofdmenu">
                <SubMenu item={item} />
              </Disclosure>
            ) : (
              <Department {...item} />
            )}
          </li>
        ))}
      </ul>
      <ExtraLinks extra={props.extra} />
    </>
  )
}

/** The departments, and the page that leads to everything below them. */
export function PlainMenuList(props: Navigation) {
  return (
    <>
      <ul>
        {props.items.map((item) => (
          <li key={item.id}>
            <Department {...item} />
          </li>
        ))}
        <li>
          <Department link="/sitemap/" title="Alle categorieën en merken" />
        </li>
      </ul>
      <ExtraLinks extra={props.extra} />
    </>
  )
}

function Department({ link, title }: Pick<NavigationItem, 'link' | 'title'>) {
  return (
    <Link
      to={link}
      className="flex min-h-14 items-center border-b border-sand text-lg font-semibold hover:text-pine"
    >
      {title}
    </Link>
  )
}

function ExtraLinks({ extra }: Pick<Navigation, 'extra'>) {
  const links = [...(extra?.left ?? []), ...(extra?.right ?? [])]
  if (links.length === 0) return null
  return (
    <ul className="mt-4">
      <li>
        <PostcodeLink className={rowLook} />
      </li>
      <li>
        <BedSizeLink className={rowLook} />
      </li>
      {links.map(({ title, link }) => (
        <li key={link + title}>
          <Link to={link} className={rowLook}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SubMenu({ item }: { item: NavigationItem }) {
  return (
    <>
      <Link to={item.link} className={`${rowLook} font-semibold text-pine`}>
        {item.see_all}
      </Link>
      {item.room && (
        <Link to={item.room.link} className="mt-1 flex min-h-12 items-center gap-4 hover:text-pine">
          <Picture
            image={item.room.image}
            sizes="8rem"
            isDecorative
            shape="styled"
            className="aspect-3/2 w-32 shrink-0 rounded-card"
          />
          <span className="font-semibold">{item.room.title}</span>
        </Link>
      )}
      {item.sub_items.map((subItem) => (
        <div key={subItem.link + subItem.title} className="pt-1">
          <Link to={subItem.link} className={`${rowLook} font-semibold`}>
            {subItem.title}
          </Link>
          <ul className="menu-chips">
            {subItem.content.map(({ title, link, color }) => (
              <li key={link + title}>
                <Link to={link} className="menu-chip">
                  {color && (
                    <span className="color-dot" style={{ backgroundColor: color }} aria-hidden="true" />
                  )}
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}
