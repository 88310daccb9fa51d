/** All design values. Lengths are CSS strings; plain numbers are pixels or milliseconds. */
export const tokens = {
  color: {
    ink950: '#070A14',
    ink900: '#0B1122',
    ink800: '#131B33',
    ink700: '#1D2747',
    paper: '#F5F3EC',
    white: '#FFFFFF',
    text: '#EEF2FF',
    muted: '#A8B3D1',
    /** Between text and muted: menu items, tabs, counts over pictures. */
    soft: '#CBD3EC',
    skyLead: '#C3CDEA',
    faint: '#8491B8',
    link: '#7AA2FF',
    /** Bars and arcs of experience. */
    xp: '#7AA2FF',
    gold: '#FFC857',
    goldHover: '#FFD57F',
    goldPressed: '#EDB43F',
    onGold: '#0B1122',
    goldRim: '#8A5A00',
    action: '#3D63F0',
    actionHover: '#3255DE',
    actionPressed: '#2746C4',
    onAction: '#FFFFFF',
    common: '#A7B4CC',
    rare: '#4DA8FF',
    epic: '#BE8CFF',
    legendary: '#FFB13D',
    exotic: '#FF6FAE',
    good: '#4ADE9A',
    bad: '#FF7A7A',
    paperText: '#0B1122',
    paperMuted: '#4A5577',
    paperLink: '#2450D6',
    paperGold: '#8A5A00',
    paperGood: '#0B6B43',
    paperBad: '#A3282F',
    paperOff: '#DCD9CE',
    paperOffText: '#6A7391',
    skeleton: '#161F3B',
    /** Behind outlined buttons over pictures. */
    veil: 'rgba(7, 10, 20, .42)',
    backdrop: 'rgba(7, 10, 20, .8)',
  },
  line: {
    hairline: 'rgba(168, 179, 209, .16)',
    strong: 'rgba(168, 179, 209, .3)',
    outline: 'rgba(168, 179, 209, .36)',
    /** At least 3:1 on every ink. */
    field: 'rgba(168, 179, 209, .55)',
    track: 'rgba(168, 179, 209, .32)',
    hover: 'rgba(168, 179, 209, .5)',
    modal: 'rgba(168, 179, 209, .24)',
    paper: 'rgba(11, 18, 33, .14)',
    paperSoft: 'rgba(11, 18, 33, .08)',
    paperOutline: 'rgba(11, 18, 33, .28)',
  },
  /**
   * Values that depend on the surface (set in globalStyles.tsx). Components use these to be readable on ink and on paper.
   */
  on: {
    surface: 'var(--surface)',
    card: 'var(--card)',
    raised: 'var(--raised)',
    text: 'var(--text)',
    muted: 'var(--muted)',
    link: 'var(--link)',
    gold: 'var(--gold-text)',
    good: 'var(--good-text)',
    bad: 'var(--bad-text)',
    hairline: 'var(--hairline)',
    outline: 'var(--outline)',
    hoverFill: 'var(--hover-fill)',
    pressedFill: 'var(--pressed-fill)',
    off: 'var(--off)',
    offText: 'var(--off-text)',
    focus: 'var(--focus)',
    lit: 'var(--lit)',
    /** The color of the rarity in `data-rarity`, on the element or around it (globalStyles.tsx). */
    rarity: 'var(--rarity)',
  },
  gradient: {
    sky: 'linear-gradient(180deg, #070A14, #0B1329 60%, #101D42)',
    headerOverArt: 'linear-gradient(180deg, rgba(7, 10, 20, .86), rgba(7, 10, 20, .55))',
    artUnderTextSide:
      'linear-gradient(90deg, rgba(7, 10, 20, .86) 0, rgba(7, 10, 20, .62) 34%, rgba(7, 10, 20, 0) 64%)',
    artUnderTextFoot: 'linear-gradient(0deg, #070A14 0, rgba(7, 10, 20, .72) 14%, rgba(7, 10, 20, 0) 42%)',
    skeleton: 'linear-gradient(100deg, #161F3B 30%, #1C284A 48%, #161F3B 66%)',
  },
  /** Custom properties that fontFaces.ts sets: the lists of families are long, and most rules name one. */
  font: { display: 'var(--display)', body: 'var(--body)' },
  /** Font sizes that styles name; the mixins in type.ts have those of the headings, too. */
  size: {
    d3: 'clamp(1.5rem, 1.25rem + 1vw, 2.125rem)',
    body: '1rem',
    control: '.9375rem',
    small: '.875rem',
    fine: '.8125rem',
    least: '.75rem',
    count: '1.75rem',
    playerH2: '1.5rem',
    rowTitle: '1.0625rem',
  },
  /** The 4 px grid: `space[4]` is 16 px. */
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    14: '56px',
    16: '64px',
    20: '80px',
  },
  layout: {
    content: '1280px',
    gutter: 'clamp(20px, 3.75vw, 48px)',
    columns: 12,
    columnGap: '24px',
    section: 'clamp(72px, 9vw, 144px)',
    playerSection: 'clamp(40px, 4.4vw, 56px)',
  },
  radius: { small: '4px', card: '8px', large: '12px', pill: '999px' },
  shadow: {
    lit: 'inset 0 1px 0 rgba(238, 242, 255, .06)',
    litAction: 'inset 0 1px 0 rgba(255, 255, 255, .2)',
    litGold: 'inset 0 1px 0 rgba(255, 255, 255, .45)',
    menu: '0 16px 32px -16px rgba(0, 0, 0, .6)',
    toast: '0 20px 40px -20px rgba(0, 0, 0, .7)',
    modal: '0 32px 80px -24px rgba(0, 0, 0, .7)',
  },
  /** Lowest width of each range in px. From `desktop` the header shows its menu (spec 9, Header and layout). */
  breakpoint: { tablet: 601, laptop: 901, desktop: 992, wide: 1280 },
  /** Milliseconds (spec 9, Modal transitions). */
  duration: { fade: 150, collapse: 350, modal: 300, carousel: 600 },
  easing: { out: 'cubic-bezier(.2, .7, .2, 1)', inOut: 'cubic-bezier(.6, 0, .2, 1)' },
  /** z-index; 1050 for the modal is from spec 9. */
  layer: { raised: 1, banner: 890, submenu: 900, header: 1000, modal: 1050, tooltip: 1070, toast: 1080 },
  /** Height of the header bar in px (spec 9, Header and layout). */
  header: { desktop: 64, phone: 40 },
  control: { large: '56px', normal: '48px', small: '40px', tap: '44px' },
  focus: { width: '2px', offset: '3px' },
} as const;

export const rarities = ['common', 'rare', 'epic', 'legendary', 'exotic'] as const;

export type RarityColor = (typeof rarities)[number];

const { tablet, laptop, desktop, wide } = tokens.breakpoint;

/** Media queries by name: `${media.below.desktop} { ... }`. */
export const media = {
  from: {
    tablet: `@media (min-width: ${tablet}px)`,
    laptop: `@media (min-width: ${laptop}px)`,
    desktop: `@media (min-width: ${desktop}px)`,
    wide: `@media (min-width: ${wide}px)`,
  },
  below: {
    tablet: `@media (max-width: ${tablet - 0.02}px)`,
    laptop: `@media (max-width: ${laptop - 0.02}px)`,
    desktop: `@media (max-width: ${desktop - 0.02}px)`,
    wide: `@media (max-width: ${wide - 0.02}px)`,
  },
  only: {
    tablet: `@media (min-width: ${tablet}px) and (max-width: ${laptop - 0.02}px)`,
  },
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScript: '@media (scripting: none)',
} as const;
