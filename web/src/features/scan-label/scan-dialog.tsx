import { Alert, Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import { CameraIcon, ImageIcon, CircleStopIcon } from 'lucide-react';
import classes from './scan-dialog.module.css';
import { useLabelScan } from './use-label-scan.ts';

interface Props {
  readonly onClose: () => void;
  readonly onFound: () => void;
}

/** FIND-04: by camera or from a picture; without a camera the picture's way stays open. */
export function ScanDialog({ onClose, onFound }: Props) {
  const { video, state, complaint, start, stop, takePhoto, readFile } = useLabelScan(onFound);
  return (
    <Modal opened onClose={onClose} title="Scan Label">
      <Stack>
        <Text c="dimmed" size="sm">
          Hold the label or the product code on the box in front of the camera, or pick a picture of
          it. The lot opens at once.
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
          The camera cannot be used. Please allow it in the browser, or pick a picture.
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
