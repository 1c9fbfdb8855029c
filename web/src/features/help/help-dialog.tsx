import { HelpTopics } from './help-topics.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="HOW CAN WE HELP YOU?" size="lg">
      <HelpTopics onLeave={onClose} />
    </Modal>
  );
}
