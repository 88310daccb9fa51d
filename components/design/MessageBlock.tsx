import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/buttons/Button';
import { Collapse } from '../ui/layout/Collapse';
import { Fade } from '../shell/AccountOverlay/AccountOverlay';
import { Row } from '../ui/layout/Row';
import { Modal } from '../ui/dialogs/Modal';
import { TextField } from '../ui/fields/TextField';
import { Toast, type ToastKind, ToastArea } from '../ui/feedback/Toast';
import { Tooltip } from '../ui/dialogs/Tooltip';
import { Block } from './Block';

const toasts: readonly { kind: ToastKind; button: string; title: string; text: string; action?: string }[] = [
  { kind: 'units', button: 'Units', title: '20 Units collected', text: 'Your balance is 110.' },
  {
    kind: 'good',
    button: 'Good',
    title: 'Stormglass Lantern claimed',
    text: 'It is in Saltwatch the next time you start it.',
  },
  {
    kind: 'error',
    button: 'Error',
    title: 'The claim did not go through',
    text: 'No Units were taken. Try again in a moment.',
    action: 'Try again',
  },
  {
    kind: 'offline',
    button: 'Offline',
    title: 'You are offline',
    text: 'What you see was saved at 18:42. It refreshes when you are back.',
  },
];

export function MessageBlock() {
  const [shown, setShown] = useState<readonly ToastKind[]>([]);
  const [isModalOpen, setModalOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const hide = (kind: ToastKind) => setShown((kinds) => kinds.filter((other) => other !== kind));
  return (
    <Block title="Tooltips and toasts" rule="Toasts stay 6 seconds, top right. Errors stay until closed.">
      <Row>
        <Tooltip content="Expires 30 September 2020. Spend the oldest Units first.">
          <Button variant="outline">Tooltip</Button>
        </Tooltip>
        {toasts.map(({ kind, button }) => (
          <Button key={kind} variant="outline" onClick={() => setShown((kinds) => [...new Set([...kinds, kind])])}>
            {button}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setModalOpen(true)}>
          Modal
        </Button>
        <Button variant="outline" aria-expanded={isOpen} aria-controls="folded" onClick={() => setOpen(!isOpen)}>
          Collapse and fade
        </Button>
        <Fade isShown={isOpen}>Fades in 150 ms.</Fade>
      </Row>
      <Collapse isOpen={isOpen} id="folded">
        <Folded>Opens in 350 ms.</Folded>
      </Collapse>
      <Modal
        isOpen={isModalOpen}
        onClose={() => setModalOpen(false)}
        title="Claim Stormglass Lantern"
        closeLabel="Close"
        size="narrow"
        isFullScreenOnPhones
      >
        <Form>
          <p>60 Units leave your balance; the lantern is yours for good.</p>
          <TextField label="Name it" hint="You can change it later." />
          <Button variant="gold" isFull>
            Claim for 60
          </Button>
        </Form>
      </Modal>
      <ToastArea label="Messages">
        {toasts
          .filter(({ kind }) => shown.includes(kind))
          .map(({ kind, title, text, action }) => (
            <Toast
              key={kind}
              kind={kind}
              title={title}
              closeLabel="Close"
              onClose={() => hide(kind)}
              action={action === undefined ? undefined : { label: action, onClick: () => hide(kind) }}
            >
              {text}
            </Toast>
          ))}
      </ToastArea>
    </Block>
  );
}

const Folded = styled.p`
  padding: 12px 0;
`;

const Form = styled.div`
  display: grid;
  gap: 20px;
  padding-top: 16px;
`;
