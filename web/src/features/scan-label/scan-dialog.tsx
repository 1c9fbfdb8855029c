import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { CameraIcon, ImageIcon, CircleStopIcon } from 'lucide-react';
import classes from './scan-dialog.module.css';
import { useLabelScan } from './use-label-scan.ts';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onFound: () => void;
}

/** FIND-04: scans by camera or from a picture; without a camera only from a picture. */
export function ScanDialog({ onClose, onFound }: Props) {
  const { video, state, complaint, start, stop, takePhoto, readFile } = useLabelScan(onFound);
  return (
    <Modal opened onClose={onClose} title="Scan Label">
      <Stack>
        <Text c="dimmed" size="sm">
          Point your camera at the label or the barcode on the box, or choose a picture of it. The
          lot opens right away.
        </Text>
        <Complaints blind={state === 'blind'} complaint={complaint} />
        <video
          ref={video}
          className={classes.video}
          hidden={state !== 'on'}
          muted
          playsInline
          aria-label="Camera"
        />
        {state === 'on' ? (
          <Group grow>
            <Button leftSection={<CameraIcon size={18} />} onClick={() => void takePhoto()}>
              Take photo
            </Button>
            <Button variant="default" leftSection={<CircleStopIcon size={18} />} onClick={stop}>
              Stop
            </Button>
          </Group>
        ) : (
          <Button leftSection={<CameraIcon size={18} />} onClick={start}>
            Use the camera
          </Button>
        )}
        <FileButton accept="image/*" onChange={(file) => void readFile(file)}>
          {(props) => (
            <Button variant="default" leftSection={<ImageIcon size={18} />} {...props}>
              Scan an image File
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Modal>
  );
}

function Complaints({ blind, complaint }: { blind: boolean; complaint: string | null }) {
  return (
    <>
      {blind && (
        <Alert color="amber" role="alert">
          We can’t use your camera. Please allow it in your browser, or choose a picture.
        </Alert>
      )}
      {complaint !== null && (
        <Alert color="red" role="alert">
          {complaint}
        </Alert>
      )}
    </>
  );
}
