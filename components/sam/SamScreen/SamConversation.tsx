import dynamic from 'next/dynamic';
import { useIsPlayer } from '../../shell/player/useIsPlayer';
import { loadPart } from '../../ui/browser/loadPart';
import { SamQuestions } from './SamQuestions';

const SamDesk = dynamic(() => loadPart(() => import('../SamDesk/SamDesk').then((module) => module.SamDesk)), {
  ssr: false,
  loading: () => <SamQuestions />,
});

/** Example questions for visitors; for players, three that are answered from their own challenges and Units. */
export function SamConversation() {
  const isPlayer = useIsPlayer();
  return isPlayer ? <SamDesk /> : <SamQuestions />;
}
