import type { NewsContent } from './types';

/** The club's articles, newest first within each placement. */
export const news: NewsContent[] = [
  {
    newsId: 'hollow-north-winter-road',
    gameSlug: 'hollow-north',
    title: 'Hollow North opens its winter road, with five challenges',
    summary: 'The pass is open until the thaw. Beacons, a night market and a special challenge worth 50 Units.',
    type: 'event',
    placement: 'home',
    published: { days: -1 },
    tags: ['event', 'challenges', 'hollow-north'],
    body: `<p>For most of the year, the winter road is a rumor on somebody else’s map. Now the fjords are frozen hard enough to hold a sled. Until the thaw, the pass is open to everyone.</p>
<h2>What’s waiting on the road</h2>
<ul>
<li><strong>Five challenges</strong>, from hauling sleds to the pass hut to sharing a fire with people you’ve never met.</li>
<li><strong>The night market</strong>, which sets up below the second hut whenever the sky turns green. Six stalls. Bring something warm to trade.</li>
<li><strong>A special challenge</strong>: light nine beacons in one night, from the sea to the pass. Its three stars are worth 50 Units in all.</li>
</ul>
<p>Beacons you light stay lit for every traveler behind you. If you’re new to the north, look for them: they’re the safest way through. Somebody walked a long way to put them there.</p>
<h2>How to start</h2>
<p>Start Hollow North and sleep once in the harbor hut. The road begins at the red flag. Weekly challenges only count once you’ve activated them, here in the club or from the hut book in the game. The special one counts from the first beacon. Its end date is on the challenge.</p>
<blockquote>Walk toward the light, and when there’s none, be it. <em>From the guest book of the pass hut</em></blockquote>
<p>Nobody announces the thaw in advance. When the ice begins to sing, go home.</p>`,
  },
  {
    newsId: 'sam-learns-skylark-isles',
    gameSlug: 'skylark-isles',
    title: 'Sam learns Skylark Isles: ask about your best glide',
    summary: 'As of today, Sam knows your letters, your landings and your minutes in the air.',
    type: 'news',
    placement: 'home',
    published: { days: -3 },
    tags: ['sam', 'stats', 'skylark-isles'],
    body: `<p>Sam learns something new each Friday. This week, it was how to fly.</p>
<p>Deliver even one royal letter in <strong>Skylark Isles</strong>, and Sam knows how far you’ve glided and how softly you land. Sam also knows which island you keep flying past without saying hello.</p>
<h2>Questions worth asking</h2>
<ul>
<li>What was my best glide this week?</li>
<li>How far am I from the next star of <em>The post must glide</em>?</li>
<li>Which islands have I never set foot on?</li>
<li>What can I claim with my Units today?</li>
</ul>
<p>Sam answers from your own stats, and only from yours. Sam shares nothing with other players, and you can tell Sam to forget a game whenever you like.</p>
<h2>What comes next</h2>
<p>The list of games that Sam reads keeps growing, and you’ll find it on Sam’s page. What you ask for most decides what comes next. So keep asking, even when Sam has to say “I don’t know yet.”</p>
<p>One small thing for the observant: ask Sam where the king is, and you’ll get an answer. It isn’t the answer.</p>`,
  },
  {
    newsId: 'forty-rewards-join-the-shelf',
    title: 'Forty new rewards, three of them exotic',
    summary: 'New outfits, maps, music and one very small dragon, for all sixteen worlds.',
    type: 'news',
    placement: 'home',
    published: { days: -6 },
    tags: ['rewards'],
    body: `<p>Forty new rewards join the club this week, for all sixteen games. You can claim the ones for Kite Season and Twin Moon Caravan once the games are out. The people behind each world named, drew and argued over every single one.</p>
<h2>A few we’re fond of</h2>
<ul>
<li><strong>Whalebone comb</strong>, for Saltwatch. There’s always a single long hair in it.</li>
<li><strong>Cloud sheep</strong>, for Skylark Isles. Sheared each spring. It rains that day.</li>
<li><strong>Lantern of still water</strong>, for Moongate. It burns downward.</li>
<li><strong>Robe of falling sparks</strong>, for Emberfall. Children run after it.</li>
</ul>
<p>Three of the forty are exotic, the rarest of all. People will ask where you got them.</p>
<h2>How to find yours</h2>
<p>Open <strong>Rewards</strong> in any game you own. Most of the new ones carry a <em>New</em> tag, and the <em>Within reach</em> filter shows the ones you can claim today. Each locked reward shows how to unlock it.</p>
<p>A claim always spends the Units that expire soonest, so the ones that last longer stay in your balance. And as always, a reward you own is yours on every platform you play on.</p>`,
  },
  {
    newsId: 'units-last-two-years',
    title: 'Units last 2 years: what expires, and when',
    summary: '2 years from the day you earn them, plus the rest of that month. Here’s how to read the chart.',
    type: 'news',
    placement: 'home',
    published: { days: -12 },
    tags: ['units'],
    body: `<p>Units are our thanks for playing, and they last. You have <strong>2 years</strong> from the day you earn them, plus the rest of that month. Units from May 2 and Units from May 30 expire together 2 years later, on May 31.</p>
<h2>No surprises</h2>
<p>Your <strong>Units</strong> page shows the next 2 years month by month: what expires, and when. The gold bar is the next month in which Units expire. Once that’s within 30 days, your dashboard shows those Units with the days you have left. On larger screens, so does the header of every page.</p>
<h2>Soonest first, always</h2>
<p>Whatever you claim, the club uses the Units that expire soonest. You never have to choose, and your newer Units stay put while older ones are waiting. Before you confirm, you see the expiration dates of the ones you’ll use.</p>
<h2>In Canada</h2>
<p>Only Units earned after April 1, 2019, expire. Older Units don’t expire.</p>
<p>Need an idea for the last few? Any wallpaper is 10 Units. For <strong>100 Units</strong>, you get 20% off your next order in the store (in Canada, 50 CAD at most). Some games are excluded; see <strong>Shop discount</strong>.</p>`,
  },
  {
    newsId: 'meet-okonkwo',
    gameSlug: 'redline-coast',
    title: 'Meet Okonkwo, Star Player of the month',
    summary: 'More than a thousand new drivers have learned to brake later from one patient man in a yellow hatchback.',
    type: 'starplayer',
    placement: 'home',
    published: { days: -17 },
    tags: ['star players', 'redline-coast'],
    body: `<p>You’ll know him by the car. Somewhere near the back of a sunset run, there’s a little yellow hatchback with three gears and no shame. Beside him sits someone who’s never driven the coast before. That’s <strong>Okonkwo</strong>, and he’s teaching.</p>
<h2>A thousand passengers</h2>
<p>It started when a stranger asked over the radio how to take the hairpin above the chapel. He pulled over and explained. Then he drove it with them, eleven times, until they could take it alone. By the end of that summer, there was a line.</p>
<blockquote>People think the secret is courage. The secret is looking where you want to go. <em>Okonkwo</em></blockquote>
<p>He has since finished runs with more than a thousand rookies. Four of them now hold stage records, and all four still flash their lights when they pass him.</p>
<h2>Three things he’d like you to know</h2>
<ol>
<li>Brake later than you dare, and earlier than your friends tell you to.</li>
<li>The ferry horn isn’t a passing aid.</li>
<li>If the sun is going down, you can stop. Nobody will mind.</li>
</ol>
<p>His constellation is <strong>The Wheel</strong>. You’ll find it on the Star Players page, where it’ll stay.</p>`,
  },
  {
    newsId: 'hollow-north-long-dark-rewards',
    gameSlug: 'hollow-north',
    title: 'Hollow North: the long dark update adds four rewards',
    summary: 'Two sled dogs, a whiteout bell and a cloak of banked snow.',
    type: 'news',
    placement: 'dashboard',
    published: { days: -2 },
    tags: ['rewards', 'hollow-north'],
    body: `<p>The nights north of the trees have grown longer by eleven minutes. It’s the smallest change in the <strong>long dark</strong> update, and the first one most of you noticed.</p>
<h2>Four new rewards</h2>
<ul>
<li><strong>Lead dog, white muzzle</strong> (epic). Knows when you’re wrong, and stops. We recommend listening.</li>
<li><strong>Sled dog, second row</strong> (rare). Pulls like the first row, sings like the last.</li>
<li><strong>Bell of the whiteout</strong> (epic). Hang it outside the hut and walk toward the sound.</li>
<li><strong>Cloak of banked snow</strong> (epic). From above, there’s nobody there.</li>
</ul>
<h2>Also in the update</h2>
<p>Whiteouts now arrive with a warning, if you know where to look. Hares sit up, dogs lie down, and the aurora goes out from the east. Fires shared by three travelers burn a third longer. The stockfish is no longer stronger than the axe. We apologize to several of you.</p>
<h2>If you’re out there now</h2>
<p>The update waits until you sleep in a hut. If you’re crossing the pass tonight, cross it. It’ll be there in the morning, and so, we hope, will you.</p>`,
  },
  {
    newsId: 'redline-coast-double-xp',
    gameSlug: 'redline-coast',
    title: 'Redline Coast weekend: win six sunset runs',
    summary: 'From Friday evening to the end of Sunday: clear skies, and a weekly challenge worth 60 Units.',
    type: 'event',
    placement: 'dashboard',
    published: { days: -4 },
    tags: ['event', 'xp', 'redline-coast'],
    body: `<p>The forecast for the coast: clear skies, light wind from the sea and heavy traffic near the lighthouse. From <strong>Friday evening to the end of Sunday</strong>, the light is right for sunset runs.</p>
<h2>What counts</h2>
<ul>
<li>Any win in a run that starts before the sun touches the water and ends before it’s gone.</li>
<li>Any car, including the fishmonger’s van.</li>
<li>Alone or with seven rivals, with or without a rookie in the passenger seat.</li>
</ul>
<h2>Two birds, one corner</h2>
<p>Activate the weekly challenge <em>Golden hour</em> first. Six wins light its three stars and pay 60 Units and 1,200 XP. The Corniche Rally opens on Sunday, on PC only. Built a car out of found parts? Find out if it holds together.</p>
<blockquote>Leave the handbrake alone at turn ninety. You’ll only make it sad. <em>Radio Amaro, morning show</em></blockquote>
<p>The XP arrives with the Units when you bank the challenge. All you need to remember is sunglasses.</p>`,
  },
  {
    newsId: 'six-who-mapped-the-trench',
    gameSlug: 'abyssal-choir',
    title: 'Two hundred ledges: six divers map the whole trench',
    summary: 'Four months, five countries, one chart with nothing left to guess.',
    type: 'starplayer',
    placement: 'dashboard',
    published: { days: -8 },
    tags: ['star players', 'abyssal-choir'],
    body: `<p>It took six divers four months. They live in five countries, and they’ve never met. Together, they’ve now charted <strong>every ledge of the trench wall</strong>, all two hundred. That includes the one where a single crab has been guarding a teaspoon since launch.</p>
<h2>How it was done</h2>
<p>Many of you know Sanna Vihl, who teaches the phrases of the choir. She divided the wall into six columns and gave one to each diver. The rule was simple: no lamps until you’ve listened for a full minute. “You hear the wall before you see it,” she says. “The hollow places answer late.”</p>
<h2>What they found</h2>
<ul>
<li>Eleven ledges on no earlier chart.</li>
<li>A shortcut for the whale, which explains why she’s always early.</li>
<li>The teaspoon.</li>
</ul>
<p>The finished chart is free, and it hangs in the tender’s mess for every player. It carries six names, under Sanna’s own constellation, <strong>The Lyre</strong>.</p>
<p>We asked what they’d map next. There was a long pause on the line. Then somebody said: below the floor.</p>`,
  },
  {
    newsId: 'moongate-building-the-fifth-gate',
    gameSlug: 'moongate',
    title: 'How we built the fifth gate, and why it has no lock',
    summary: 'The team behind Moongate on the crossing most of you fail first.',
    type: 'news',
    placement: 'news',
    published: { days: -14 },
    tags: ['behind the scenes', 'moongate'],
    body: `<p>Ask players where they got caught for the first time, and most name the same place. The <strong>fifth gate</strong> of Moongate stands in open water. There are no reeds and nothing to hide behind. It doesn’t even have a lock.</p>
<h2>A door that asks you to wait</h2>
<p>“We wanted a gate you couldn’t solve by being clever,” says its designer. “So we took everything away except the watch, the water and the moon. All you have left is time.” The guards of the fifth gate aren’t looking for you. They’re looking at the reflection, and they leave when it’s whole.</p>
<h2>The sound of nothing</h2>
<p>The scene was silent for a year before anyone noticed it was too quiet. Now you hear a field recording of a lake at four in the morning. There’s one heron, far away, and a rope that creaks every nineteen seconds. Patrols turn on the creak. Few players ever figure that out, but every player feels it.</p>
<h2>Without a lantern</h2>
<p>Last month, a player filmed a crossing with no lantern at all. We didn’t think it could be done. The whole team watched it standing up.</p>
<p>Want to try it yourself? The challenge <em>No moon, no witness</em> is open this week.</p>`,
  },
  {
    newsId: 'kite-season-beta',
    gameSlug: 'kite-season',
    title: 'Kite Season: the first afternoon is open to testers',
    summary: 'One hill, one breeze and a goose. Here’s how to join before launch.',
    type: 'news',
    placement: 'news',
    published: { days: -5 },
    tags: ['beta', 'coming soon', 'kite-season'],
    body: `<p>The hill is mowed, and the blankets are out! <strong>Kite Season</strong> opens its first afternoon to testers this week, on Nintendo Switch and on phones.</p>
<h2>What’s in it</h2>
<ul>
<li>The shed, with nineteen kinds of paper and no rules about glue.</li>
<li>Three party rounds: <em>Tangle</em>, <em>Chase</em> and <em>Last Sandwich</em>.</li>
<li>The goose.</li>
</ul>
<p>Up to seven people can play, on one couch, on seven or on any number in between. Small hands can fly with a single button. Big hands will find that one button is enough for them, too.</p>
<h2>How to join</h2>
<p>Select <strong>Join the beta</strong> on the game’s page. We give out spots every morning until they’re gone. You can bring one person who’s never played a game before. In fact, please do: we learn the most from them.</p>
<h2>What we’d like to know</h2>
<p>Did anybody feel left out? Was anybody bored? Is the goose <strong>too much</strong>? The team is divided on the goose.</p>
<p>You can already see the game’s rewards on the <strong>Rewards</strong> page, and claim them once it’s out.</p>`,
  },
  {
    newsId: 'twin-moon-caravan-diary',
    gameSlug: 'twin-moon-caravan',
    title: 'Twin Moon Caravan diary: why prices follow the moons',
    summary: 'A market that breathes, a map that forgets and an aunt who wrote everything down.',
    type: 'news',
    placement: 'news',
    published: { days: -20 },
    tags: ['behind the scenes', 'coming soon', 'twin-moon-caravan'],
    body: `<p>In the first version of <strong>Twin Moon Caravan</strong>, prices were random. Testers hated it, and they were right: nobody can get better at pure chance.</p>
<h2>Two tides</h2>
<p>So we gave the market a sky. The large, pale moon pulls at the sand. When it’s full, the dunes move, roads close, and anything heavy grows expensive. The small blue moon pulls at people. They sleep badly, buy candy and forgive debts. Each town feels the two in its own way. After an evening or so, you’ll know: under blue, apricots are worth carrying to the wells, and salt isn’t.</p>
<h2>Nobody tells you the rule</h2>
<p>There’s no screen with a graph on it. There’s your aunt’s ledger: forty years of prices, each with the shape of the moons beside it. The first player to understand it laughed out loud in the testing room, then became very hard to trade with.</p>
<blockquote>Buy what they’re tired of. Sell what they dreamed about. <em>From the ledger, page nine</em></blockquote>
<p>The day the caravan sets out is on the game’s page. Until then, the Rewards page shows what you’ll be able to claim on the road. Start thinking about which animal you’d trust.</p>`,
  },
  {
    newsId: 'far-meridian-drowned-coast',
    gameSlug: 'far-meridian',
    title: 'Far Meridian: the tide is out on the drowned coast',
    summary: 'Twelve sea caves, one pencil and four hours between tides. This week’s challenge, explained.',
    type: 'news',
    placement: 'dashboard',
    published: { days: 0 },
    tags: ['challenges', 'far-meridian'],
    body: `<p>Now and then, the Quiet Sea draws back farther than it should. A coast appears that’s on no printed map. It’s happening this week. <strong>Map the drowned coast</strong> asks for twelve of its caves. Four light the first star.</p>
<h2>Before you go in</h2>
<ul>
<li>A rare reward helps: the <em>Tide table of the Quiet Sea</em>, for 60 Units. One patient hand kept it for twelve years. It’s been wrong once.</li>
<li>Go in at the ebb. A cave counts as charted when you’ve drawn its back wall, and not a moment sooner.</li>
<li>Bring a kettle. The fourth cave is very long.</li>
</ul>
<h2>What others have drawn</h2>
<p>Everything you chart shows up on the map of every other traveler, in your own line. Walk slowly past the sixth cave: somebody has drawn a cat beside the entrance, and the cat is really there.</p>
<h2>What it pays</h2>
<p>The three stars are worth <strong>10, 20 and 30 Units</strong>. You can bank them until two days after the challenge ends, here or at any Survey post. There’s a rare reward to match: the <em>Chart of the drowned coast</em>, drawn from the water, by someone in it.</p>
<p>When the gulls go quiet, leave. They know.</p>`,
  },
  {
    newsId: 'saltwatch-storm-season',
    gameSlug: 'saltwatch',
    title: 'Saltwatch: storm season begins, and the oil is on us',
    summary: 'Nine storms in a week, forty crates before the fog and a free tin of lamp oil for every keeper.',
    type: 'event',
    placement: 'news',
    published: { days: -9 },
    tags: ['event', 'challenges', 'saltwatch'],
    body: `<p>The barometer in the kitchen has been falling since Monday. Until the season ends, a storm will reach <strong>Saltwatch Rock</strong> most nights, and on some nights, three.</p>
<h2>For every keeper</h2>
<p>Every keeper finds a tin of lamp oil in the pantry, with our compliments. That’s four hours. A storm lasts five. You’ll work it out; you always do.</p>
<ul>
<li><strong>Three nights, one lamp</strong> asks you to outlast nine storms. The third, sixth and ninth each light a star.</li>
<li><strong>Bring forty crates home before the fog</strong> counts every crate once, whether you row alone or with a crew.</li>
</ul>
<h2>For new keepers</h2>
<p>Trim the wick before dark. Keep the beam moving. If a boat shows two lights, guide it in; if it shows three, count again. There are one hundred and nine steps.</p>
<h2>For old keepers</h2>
<p>You’ve written to us about the bell. We’ve checked. There’s one bell on Saltwatch Rock, in the gallery, and nobody on the team has recorded a second. If you hear it, let it ring.</p>
<p>The supply boat comes on Friday, weather permitting.</p>`,
  },
  {
    newsId: 'wildermere-free-map',
    gameSlug: 'wildermere',
    title: 'Tamsin Reed gives away a map of all 214 footpaths',
    summary: 'Two years of walking, one sheet of paper and a request to close the gate.',
    type: 'starplayer',
    placement: 'news',
    published: { days: -26 },
    tags: ['star players', 'wildermere'],
    body: `<p>There are 214 footpaths in <strong>Wildermere</strong>. We know, because we made them. Until today, only one other person knew where each of them leads. Now, thanks to her, everybody can find out.</p>
<p><strong>Tamsin Reed</strong> has walked every one of them, most in both directions, and drawn them on a single sheet. She used only what the game gives you: a pencil, a bulletin board and a friend holding the string.</p>
<h2>Why not sell it?</h2>
<blockquote>The wood let me in. It would be odd to charge at the gate. <em>Tamsin Reed</em></blockquote>
<p>The map marks wide paths in brown and narrow ones in red. Places where you ought to be quiet are left blank. “If you need someone to tell you what’s there,” she says, “you won’t be quiet enough to see it.”</p>
<h2>Where to find it</h2>
<p>Starting today, it’s on the bulletin board in the clearing, for all players. If you’d like to thank her, mend something. The challenge <em>Paths worth keeping</em> is open this week and asks for nine stretches.</p>
<p>Tamsin has asked for one thing in return. Please close the gate.</p>`,
  },
  {
    newsId: 'ninth-orrery-concert',
    gameSlug: 'ninth-orrery',
    title: 'Nine Spheres, live: an orchestra, a music box and a silence',
    summary: 'An orchestra has played the score of The Ninth Orrery for the first time. Now it’s an epic reward.',
    type: 'news',
    placement: 'news',
    published: { days: -33 },
    tags: ['music', 'rewards', 'ninth-orrery'],
    body: `<p>There were forty musicians, one conductor and, on a small table in front of the stage, a music box. When the lights went down on Saturday, the box began, and the orchestra had to follow it.</p>
<h2>Eight movements and a pause</h2>
<p>The score of <strong>The Ninth Orrery</strong> has a movement for each sphere on the drawings. Mercury was over before anyone had put down a program. Saturn took a quarter of an hour, and when it ended, nobody coughed. Last came the ninth, which is silent. The audience was asked not to interrupt.</p>
<p>How long does it last? “Exactly as long as it takes for someone to start wondering,” says the composer. “Then we play one note.”</p>
<h2>The concert as a reward</h2>
<p>A recording of the evening, silence included, is now a reward: <strong>Nine Spheres, the score</strong> (epic). Put the cylinder in the music box in your workshop, and the whole orrery turns in time.</p>
<p>If you already know where the ninth sphere is, you may want to be standing next to it.</p>`,
  },
  {
    newsId: 'emberfall-forge-update',
    gameSlug: 'emberfall',
    title: 'Emberfall: quicker forges, kinder kings',
    summary: 'The valley update makes mercy a real choice, and the last slope a little less unfair.',
    type: 'news',
    placement: 'news',
    published: { days: -40 },
    tags: ['update', 'emberfall'],
    body: `<p>You’ve carried the ember down the mountain many times since launch, and you’ve told us where it went out. The <strong>valley update</strong> is our answer.</p>
<h2>Mercy</h2>
<p>Lowering your sword used to cost you the fight. Now your foes can yield, and everyone you spare will remember it. Doors open, and forges are left lit. Ask the ash king his name, and he’ll tell you what happened that winter.</p>
<h2>Forging</h2>
<ul>
<li>Cold forges take the ember in three breaths instead of nine.</li>
<li>A blade struck off the beat is weaker, but no longer broken.</li>
<li>The quenching trough gives back what you didn’t use.</li>
</ul>
<h2>The last slope</h2>
<p>The last slope was too long. A blacksmith told us so, then her apprentice, then our own testers, in that order. There’s now one hearth halfway down. It’s cold when you find it. What you do about that is up to you.</p>
<p>Three weekly challenges are open. The classic <em>Keep one lamp lit, storm after storm</em> is worth another look, too: rain behaves differently now.</p>`,
  },
  {
    newsId: 'banner-and-bone-anniversary',
    gameSlug: 'banner-and-bone',
    title: 'To the companies of Banner & Bone: thank you for holding the hill',
    summary: 'Some companies have been together since the first autumn. We read out a few of their names.',
    type: 'news',
    placement: 'news',
    published: { days: -47 },
    tags: ['community', 'banner-and-bone'],
    body: `<p>Every company in <strong>Banner &amp; Bone</strong> begins with forty names. The game suggests them, and almost nobody keeps them. You rename them after friends, teachers, cats, and once, memorably, an entire school bus.</p>
<p>To say thank you, we asked about the companies that have lasted. Here are three.</p>
<ul>
<li><strong>The Tuesday Club</strong>: six colleagues who have played one battle a week since the first autumn. Two have changed jobs. Nobody has changed sides.</li>
<li><strong>Ysolde’s forty</strong>: three years without a single loss. Her notes on digging are now in the manual.</li>
<li><strong>The Bus</strong>: thirty-nine schoolchildren and a driver. The driver is a captain now.</li>
</ul>
<h2>A small present</h2>
<p>The weekly challenge <em>Hold the last hill</em> is back, with 60 Units for its three stars. If you haven’t played for a while, your company is still there. Your soldiers have been lighting fires in the same camp, and one of them has learned the drum.</p>
<p>Thank you for holding the hill with us. Roll call is at dusk.</p>`,
  },
];
