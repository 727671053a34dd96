import { lookup as lookUpName } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that was not asked, or that did not send what was asked for. */
export class PictureRefused extends Error {}

/** No honest server redirects more often in a row. */
const mostRedirects = 3

/**
 * Asks a web address for a file, following redirects. An import runs beside the shop and its database, and a file
 * must not make it call addresses of the machine or its network. So the address that a name stands for is checked
 * before connecting, and each redirect is checked as well. `allowed` names hosts, with their port, that may be asked
 * nevertheless.
 */
export async function askAddress(
  address: URL,
  { allowed, signal }: { allowed: ReadonlySet<string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  let url = address
  for (let step = 0; step <= mostRedirects; step++) {
    const response = await askOnce(url, allowed, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      throw new PictureRefused(`the server answers ${statusCode}`)
    url = new URL(headers.location, url)
  }
  throw new PictureRefused('it leads from one address to another')
}

function askOnce(url: URL, allowed: ReadonlySet<string>, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new PictureRefused('no web address')
  const isAllowed = allowed.has(url.host)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isAllowed && url.port !== '') throw new PictureRefused('an address with a port of its own')
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    throw new PictureRefused('no address on the internet')
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        signal,
        auth: '',
        headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
        ...(isAllowed ? {} : { lookup: lookUpPublic }),
      },
      resolve,
    )
    asking.on('error', reject)
    asking.end()
  })
}

/** Resolves a name to addresses on the internet only, so that the address checked is the one connected to. */
const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookUpName(name, { ...options, all: true }, (error, addresses) => {
    const [first, ...rest] = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    if (error !== null) callback(error, '', 0)
    else if (first === undefined) callback(new PictureRefused('no address on the internet'), '', 0)
    else if (options.all) callback(null, [first, ...rest])
    else callback(null, first.address, first.family)
  })
}
