import { readApi } from '../read-api.mjs'
import './style.css'

/** The frame of every page: menu and footer, from the same calls as the shop's own. */
export default async function Layout({ children }) {
  const [navigation, extra, notification, footer] = await Promise.all([
    readApi('/v1/content/navigation'),
    readApi('/v1/content/extra-navigation'),
    readApi('/v1/content/notification'),
    readApi('/v1/content/footer'),
  ])
  return (
    <html lang="nl">
      <body>
        {notification?.text && <p>{notification.text}</p>}
        <header>
          <a href="/">Sluimer</a>
          <form action="/zoeken/">
            <input name="search_term" type="search" aria-label="Zoeken" />
            <button type="submit">Zoeken</button>
          </form>
          <nav aria-label="Hoofdmenu">
            {navigation.items.map((item) => (
              <section key={item.id}>
                <a href={item.link}>{item.title}</a>
                {item.sub_items.map((sub) => (
                  <div key={sub.title}>
                    <h3>{sub.title}</h3>
                    <Links entries={sub.content} />
                  </div>
                ))}
                <a href={item.link}>{item.see_all}</a>
              </section>
            ))}
            <Links entries={extra.items ?? []} />
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          {footer.columns.map((column) => (
            <section key={column.title}>
              <h2>{column.title}</h2>
              <Links entries={column.links} />
            </section>
          ))}
          <a href={`tel:${footer.phone.number}`}>{footer.phone.number}</a>
        </footer>
      </body>
    </html>
  )
}

function Links({ entries }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.title}>
          {entry.color && <span className="dot" style={{ background: entry.color }} />}
          <a href={entry.link}>{entry.title}</a>
        </li>
      ))}
    </ul>
  )
}
