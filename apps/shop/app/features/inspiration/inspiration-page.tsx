import { getInspirationEndpoint } from '@sluimer/contract/content/page-endpoints'
import { getRoomEndpoint } from '@sluimer/contract/content/room-endpoints'
import { data, redirect } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { toBedSizeQuery } from '../bed-size/bed-size.server.ts'
import { Article } from '../content/article.tsx'
import { buildContentPageMeta } from '../content/page-meta.ts'
import { pageOr404 } from '../content/page-or-404.server.ts'
import type { LookAnswer } from '../room/look-answer.ts'
import { putLookInCart } from '../room/put-look-in-cart.server.ts'
import { toRoomJsonLd } from '../room/room-json-ld.ts'
import { RoomPicture } from '../room/room-picture.tsx'
import { WholeLook } from '../room/whole-look.tsx'
import type { Route } from './+types/inspiration-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => buildContentPageMeta(loaderData, 'article')

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [page, found] = await Promise.all([
    api.call(getInspirationEndpoint, { params: { slug } }),
    answerOrNothing(context, getRoomEndpoint, { params: { slug }, query: toBedSizeQuery(context) }),
  ])
  return {
    page: pageOr404(page),
    // Not every page is about a room.
    room: found?.room ?? null,
    publicUrl: getHost(context).publicUrl,
  }
}

/** Puts the look in the cart. A form sent by a script gets the outcome; one without scripts leads to the cart, or back here. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await putLookInCart(getApi(context), form)
  if (form.get('via') === 'script') return answer
  return answer.ok && answer.leftOut.length === 0
    ? redirect('/cart/')
    : data(answer, { status: answer.ok ? 200 : 409 })
}

/** ER-01: a look that cannot be sent stays chosen. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): LookAnswer => ({ ok: false, message: unsentMessage }))
}

/** A room or a style, with the products in it. */
export default function InspirationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { room, ...shown } = loaderData
  return (
    <Article
      {...shown}
      list={{ title: 'Inspiratie', link: '/inspiratie/' }}
      relatedTitle="Nog meer om bij weg te dromen"
      relatedLabel=""
      {...(room && {
        nodes: toRoomJsonLd(room, shown.publicUrl),
        lead: (
          // On a wide screen the pieces stand beside the room, which stays in sight for as long as they last.
          <div className="mb-10 lg:mb-14 lg:grid lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-10 xl:grid-cols-[2fr_1fr]">
            <RoomPicture
              room={room}
              sizes="(min-width: 100rem) 64rem, (min-width: 80rem) 62vw, (min-width: 62rem) 56vw, 100vw"
              className="lg:sticky lg:top-6"
            />
            <WholeLook key={room.slug} room={room} answer={actionData} />
          </div>
        ),
      })}
    />
  )
}
