/** The foot of every page. The company, its address, its numbers and its scores are invented. */
export const footer = {
  columns: [
    {
      title: 'Klantenservice',
      links: [
        { title: 'Contact', link: '/service/klantenservice-contact/' },
        { title: 'Veelgestelde vragen', link: '/service/veelgestelde-vragen/' },
        { title: 'Bestellen en leveren', link: '/service/bestellen-leveren/' },
        { title: 'Retourneren', link: '/service/retourneren/' },
        { title: 'Hier herroepen', link: '/service/herroepen/' },
        { title: 'Over ons', link: '/service/over-ons/' },
      ],
    },
    {
      title: 'Slapen',
      links: [
        { title: 'Boxsprings', link: '/boxsprings/' },
        { title: 'Matrassen', link: '/matrassen/' },
        { title: 'Dekbedden', link: '/dekbed/' },
        { title: 'Dekbedovertrekken', link: '/dekbedovertrek/' },
        { title: 'Hoeslakens', link: '/hoeslaken/' },
      ],
    },
    {
      title: 'Wonen',
      links: [
        { title: 'Gordijnen', link: '/gordijnen/' },
        { title: 'Vloerkleden', link: '/vloerkleden/' },
        { title: 'Verlichting', link: '/verlichting/' },
        { title: 'Badtextiel', link: '/badtextiel/' },
        { title: 'Alle merken', link: '/brands/' },
      ],
    },
    {
      title: 'Acties en inspiratie',
      links: [
        { title: 'Dagdeals', link: '/dagdeals/' },
        { title: 'Black Friday', link: '/black-friday/' },
        { title: 'Outlet', link: '/outlet/' },
        { title: 'Tweede kans', link: '/tweede-kans/' },
        { title: 'Kortingscode', link: '/kortingscode/' },
        { title: 'Nieuwsbrief', link: '/nieuwsbrief/' },
        { title: 'Inspiratie', link: '/inspiratie/' },
        { title: 'Blog', link: '/blog/' },
        { title: 'Sitemap', link: '/sitemap/' },
      ],
    },
  ],
  phone: { label: 'Hulp nodig?', number: '+31 85 000 00 00', hours: 'Op werkdagen van 9 tot 21 uur' },
  email: 'hallo@sluimer.example',
  payment_methods: [
    'iDEAL | Wero',
    'Bancontact',
    'PayPal',
    'Creditcard',
    'Riverty',
    'Billink',
    'Klarna',
    'in3',
    'Alma',
  ],
  socials: [
    { network: 'Instagram', url: 'https://instagram.example/sluimer' },
    { network: 'Pinterest', url: 'https://pinterest.example/sluimer' },
    { network: 'Facebook', url: 'https://facebook.example/sluimer' },
  ],
  trust: {
    score: '4,3',
    text: 'Beoordeeld met een 4,3/5',
    reviews: 'meer dan 4.800 beoordelingen',
    reviews_url: 'https://reviews.example/sluimer',
    cart_score: '8,7/10',
    cart_reviews: '26.000+ beoordelingen',
    is_example: true,
  },
  company: {
    name: 'Sluimer (demowinkel)',
    address: 'Voorbeeldstraat 1, 1000 AA Amsterdam',
    coc_number: '00000000',
    vat_number: 'NL000000000B00',
  },
}
