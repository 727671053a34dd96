/** Every path that no other page knows (RT-15). The root's error page shows it. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFoundPage() {
  return null
}
