import { sendReviewPictureEndpoint } from '@sluimer/contract/review/picture-endpoints'
import { largestPictureBytes, mostPictures, pictureProblems } from '@sluimer/domain/review/pictures'
import type { RouterContextProvider } from 'react-router'
import { sendForm } from '../../service/service-forms.server.ts'
import {
  type KeptPicture,
  pictureFileField,
  readFileName,
  readKeptPictures,
  type SentPictures,
} from './sent-pictures.ts'

type Context = Readonly<RouterContextProvider>
type SentPicture = { ok: true; picture: KeptPicture } | { ok: false; problem: string }

/** Sends the pictures in a form to the api, which judges them. Those that were sent before stay, as far as there is room. */
export async function sendPictures(context: Context, form: FormData): Promise<SentPictures> {
  const kept = readKeptPictures(form)
  const problems: string[] = []
  for (const file of listFiles(form)) {
    if (kept.length >= mostPictures) {
      problems.push(pictureProblems.too_many)
      break
    }
    const sent = await sendPicture(context, file)
    if (sent.ok) kept.push(sent.picture)
    else problems.push(`${readFileName(file)}: ${sent.problem}`)
  }
  return { kept, problems }
}

/** Sends one picture to the api. */
export async function sendPicture(context: Context, file: File): Promise<SentPicture> {
  if (file.size === 0) return { ok: false, problem: pictureProblems.empty }
  if (file.size > largestPictureBytes) return { ok: false, problem: pictureProblems.too_big }
  const data = Buffer.from(await file.arrayBuffer()).toString('base64')
  const sent = await sendForm(context, sendReviewPictureEndpoint, { body: { data } })
  if (!sent.ok) return { ok: false, problem: sent.error.message }
  return { ok: true, picture: { name: readFileName(file), ...sent.data } }
}

/** Lists the chosen files; a field in which none was chosen is sent as one without a name. */
export function listFiles(form: FormData): File[] {
  return form
    .getAll(pictureFileField)
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0)
}
