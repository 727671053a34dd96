/** Addresses under which pages of the demo shop may be known from before. */
export const demoRedirects: readonly { from: string; to: string }[] = [
  { from: '/dekbedovertrekken/', to: '/dekbedovertrek/' },
  { from: '/dekbedden/', to: '/dekbed/' },
  { from: '/hoeslakens/', to: '/hoeslaken/' },
  { from: '/inspiration/', to: '/inspiratie/' },
  { from: '/merken/', to: '/brands/' },
  { from: '/kortingscodes/', to: '/kortingscode/' },
  { from: '/klantenservice/', to: '/service/' },
]
