import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { OtherWays } from '../features/error/other-ways.tsx'
import { SnoreButton } from '../features/error/snore-button.tsx'
import { toStatus } from '../features/error/to-status.ts'
import { WayBack } from '../features/error/way-back.tsx'
import { chooseErrorWords } from '../lib/error-words.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { Container } from '../ui/page/container.tsx'
import { BasicLayout } from './basic-layout.tsx'

/** SC-05 and RT-15: the page for a visitor whose page does not exist or could not be made. */
export function RootErrorPage({ error }: { error: unknown }) {
  const status = toStatus(error)
  const { title, text, comfort } = chooseErrorWords(status)
  const isUnknown = status === 404
  const ways = (
    // All as wide as the widest of them; a third one stands below the first two.
    <div className="mx-auto mt-6 grid w-fit items-start gap-3 sm:grid-cols-2 sm:*:last:odd:col-span-2">
      <WaysOut status={status} />
      <SnoreButton />
    </div>
  )
  return (
    <BasicLayout>
      <Container width={isUnknown ? 'page' : 'text'} className="pb-16 text-center">
        <p
          className={clsx(
            'font-display leading-none font-semibold text-pine',
            isUnknown ? 'text-[clamp(4.5rem,16vw,7.5rem)]' : 'text-[clamp(5rem,22vw,10rem)]',
          )}
          aria-hidden="true"
        >
          {status}
        </p>
        {isUnknown ? (
          <>
            <p className="mt-4 font-display text-h1 font-medium text-balance">
              Deze pagina bestaat niet (meer).
            </p>
            <h1
              lang="en"
              className="mt-2 font-sans text-base font-normal tracking-normal text-ink-soft italic"
            >
              {title}
            </h1>
          </>
        ) : (
          <h1 className="mt-4">{title}</h1>
        )}
        {text && <p className="mt-4 text-lg text-balance text-ink-soft">{text}</p>}
        {comfort && <p className="mt-1 text-balance text-ink-soft">{comfort}</p>}
        {isUnknown ? <OtherWays>{ways}</OtherWays> : ways}
      </Container>
    </BasicLayout>
  )
}

/**
 * Leads back and, where the same page may come when it is asked for once more, to that page: words and filters are in its address. It is
 * loaded whole, since the scripts of this one may be what failed.
 */
function WaysOut({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const { refresh, back } = chooseErrorWords(status)
  if (refresh === undefined) return <WayBack>{back}</WayBack>
  return (
    <>
      <ButtonLink to={`${pathname}${search}`} reloadDocument isWide>
        {refresh}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" isWide>
        {back}
      </ButtonLink>
    </>
  )
}
