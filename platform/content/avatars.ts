import { keyOf } from './games/gameBuilders';
import type { AvatarContent } from './types';
import type { AvatarKind } from '../art/avatarKinds';

const gallery = (gameSlug: string | undefined, ...rows: readonly (readonly [name: string, kind: AvatarKind])[]) =>
  rows.map(([name, kind]): AvatarContent => ({ key: keyOf(name), name, kind, ...(gameSlug && { gameSlug }) }));

/** The avatar gallery: the club's own two, then three a game. */
export const avatars: AvatarContent[] = [
  ...gallery(undefined, ['Northwind', 'fox'], ['First star', 'moth']),
  ...gallery(
    'far-meridian',
    ['The surveyor', 'hood'],
    ['Old gray wolf', 'wolf'],
    ['Queen of the pilgrim road', 'crown'],
  ),
  ...gallery('halcyon-orbit', ['Second watch', 'robot'], ['Yard pilot', 'pilot'], ['The eleventh captain', 'captain']),
  ...gallery('last-aqueduct', ['Water-finder', 'hood'], ['Lodge cat', 'cat'], ['Stone guardian', 'helm']),
  ...gallery('saltwatch', ['Harbor master', 'captain'], ['Ship’s cat', 'cat'], ['The salvor', 'diver']),
  ...gallery('wildermere', ['Owl of the leaning gate', 'owl'], ['Vixen at dusk', 'fox'], ['Charcoal burner', 'hood']),
  ...gallery('redline-coast', ['Night driver', 'pilot'], ['Hill climb champion', 'helm'], ['Garage cat', 'cat']),
  ...gallery('ninth-orrery', ['The automaton', 'robot'], ['Brass owl', 'owl'], ['Lamp moth', 'moth']),
  ...gallery('twin-moon-caravan', ['Caravan master', 'hood'], ['Desert fox', 'fox'], ['The guest-king', 'crown']),
  ...gallery('hollow-north', ['Lead dog', 'wolf'], ['Snow owl', 'owl'], ['Postman of the pass', 'captain']),
  ...gallery('abyssal-choir', ['Copper diver', 'diver'], ['Minnow pilot', 'pilot'], ['Choir moth', 'moth']),
  ...gallery('skylark-isles', ['Royal courier', 'pilot'], ['The king on holiday', 'crown'], ['Cloud-chaser', 'fox']),
  ...gallery('nocturne-nine', ['Rooftop cat', 'cat'], ['Neon hood', 'hood'], ['Security model nine', 'robot']),
  ...gallery('banner-and-bone', ['Knight of the hill', 'helm'], ['War wolf', 'wolf'], ['Widow queen', 'crown']),
  ...gallery('emberfall', ['Furnace moth', 'moth'], ['Temple guard', 'helm'], ['Ash wolf', 'wolf']),
  ...gallery('kite-season', ['Biscuit the cat', 'cat'], ['Afternoon aviator', 'pilot'], ['Tin robot', 'robot']),
  ...gallery('moongate', ['The ferryman', 'captain'], ['Heron-watcher', 'owl'], ['Reed diver', 'diver']),
];
