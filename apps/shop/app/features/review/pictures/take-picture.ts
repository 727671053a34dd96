import { redirect } from 'react-router'
import type { Route } from './+types/take-picture.ts'
import { listFiles, sendPicture } from './send-pictures.server.ts'

/** There is nothing to read here. */
export function loader() {
  return redirect('/')
}

/** Takes one picture for a review that is being written, as soon as it is chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const [file] = listFiles(await request.formData())
  if (file === undefined) return Response.json({ ok: false, problem: 'Kies een foto.' }, { status: 400 })
  const sent = await sendPicture(context, file)
  return Response.json(sent, { status: sent.ok ? 201 : 400 })
}
