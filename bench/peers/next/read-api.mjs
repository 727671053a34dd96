const api = process.env.API_URL
let token

/** Asks the shop's api as the shop does; React asks the same thing once for each page. */
export async function readApi(path) {
  token ??= signIn()
  const answer = await fetch(`${api}${path}`, {
    headers: { authorization: `Bearer ${await token}` },
    cache: 'no-store',
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

async function signIn() {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env.SERVICE_EMAIL, password: process.env.SERVICE_PASSWORD }),
    cache: 'no-store',
  })
  return (await answer.json()).access_token
}
