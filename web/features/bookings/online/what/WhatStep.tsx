import { useRef, useState } from "react";
import { useCompany, useTaxesOn } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { coachesFor, servicesAt, useCatalogue, usualDuration } from "../frame/catalogue.ts";
import { choiceOf, formatChoice, isWhole, missingChoice, withWhom, type Choice } from "../frame/choice.ts";
import { formatPrice } from "../frame/format-price.ts";
import { formatPeople } from "../frame/format-venue.ts";
import { StepFrame } from "../frame/StepFrame.tsx";
import { Summary } from "../frame/Summary.tsx";
import { useAnswers } from "../frame/use-answers.ts";
import { CoachTiles } from "./CoachTiles.tsx";
import { DurationLadder } from "./DurationLadder.tsx";
import { LocationChoice } from "./LocationChoice.tsx";
import { PartyTiles } from "./PartyTiles.tsx";
import { groupServices } from "./service-groups.ts";
import { ServiceGroup } from "./ServiceGroup.tsx";

/** First step: party size, location, service and length. */
export function WhatStep() {
  const catalogue = useCatalogue();
  const { answers, answer, goTo } = useAnswers();
  const choice = choiceOf(catalogue, answers);
  const { location, service, duration, coach, party } = choice;
  const list = useRef<HTMLDivElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const missing = missingChoice(choice);
  const services = location ? servicesAt(catalogue, location.id) : [];

  const goOn = () => {
    if (missing === undefined) return goTo("when", { location: location?.id, service: service?.id, duration });
    setWasPressed(true);
    announce(missing);
    list.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus();
  };

  const where = (
    <LocationChoice locations={catalogue.locations} chosen={location?.id} onChange={(id) => answer({ location: id })} />
  );
  if (services.length === 0 && (location || catalogue.locations.length === 0)) {
    return (
      <StepFrame step="what" summary={null}>
        {where}
        <NothingToBook place={location?.name} />
      </StepFrame>
    );
  }
  return (
    <StepFrame step="what" summary={<WhatSummary choice={choice} onGoOn={goOn} />}>
      {where}
      <PartyTiles party={party} location={location} onChange={(people) => answer({ party: people })} />
      <div ref={list}>
        {missing !== undefined && (wasPressed || service) ? <Missing sentence={missing} /> : null}
        {location
          ? groupServices(services, catalogue.categories).map(({ key, ...group }) => (
              <ServiceGroup
                key={key}
                {...group}
                chosen={service}
                hasPictures={catalogue.services.some(({ picture }) => picture)}
                party={party}
                onChoose={(chosen) => answer({ service: chosen.id, duration: usualDuration(chosen) })}
              >
                {service?.kind === "class" ? <small>You choose the class and its day next.</small> : null}
                {service && service.kind !== "class" ? (
                  <>
                    <DurationLadder
                      service={service}
                      duration={duration}
                      onChange={(minutes) => answer({ duration: minutes })}
                    />
                    <CoachTiles
                      coaches={coachesFor(catalogue, location.id, service.id)}
                      chosen={coach?.id}
                      onChange={(id) => answer({ coach: id })}
                    />
                  </>
                ) : null}
              </ServiceGroup>
            ))
          : null}
      </div>
    </StepFrame>
  );
}

/** A venue that is still being set up, or one of its places that sells nothing. */
function NothingToBook({ place }: { place: string | undefined }) {
  const { name } = useCompany();
  return (
    <Note tone="blue" icon="info">
      {place ?? name} offers no times online at the moment. Contact the venue, or look again later.
    </Note>
  );
}

function Missing({ sentence }: { sentence: string }) {
  return (
    <div style={{ marginTop: 16 }}>
      <Note tone="amber" icon="warning">
        {sentence}
      </Note>
    </div>
  );
}

function WhatSummary({ choice, onGoOn }: { choice: Choice; onGoOn: () => void }) {
  const { locale } = useCompany();
  const taxes = useTaxesOn(choice.service?.kind ?? "resource");
  const { location, party } = choice;
  const people = formatPeople(party);
  const action = { label: "Choose a time", onClick: onGoOn };
  const place = { icon: "location", text: location?.name ?? "" } as const;
  if (!isWhole(choice)) {
    return (
      <Summary
        title="Your booking"
        lines={[{ icon: "people", text: people }, place]}
        brief={{ title: "Your booking", detail: people }}
        action={action}
        hint="No account needed"
      />
    );
  }
  if (choice.service.kind === "class") {
    return (
      <Summary
        title={formatChoice(choice)}
        lines={[{ icon: "people", text: `${people}, ${withWhom(choice)}` }, place]}
        brief={{ title: formatChoice(choice), detail: people }}
        action={{ ...action, label: "Choose a class" }}
        hint="No account needed"
      />
    );
  }
  const step = choice.service.durations.find(({ duration_minutes }) => duration_minutes === choice.duration);
  const from = step ? `${step.peak_price ? "from " : ""}${formatPrice(step.price, locale)}` : "";
  return (
    <Summary
      title={formatChoice(choice)}
      lines={[{ icon: "people", text: `${people}, ${withWhom(choice)}` }, place]}
      price={{ label: step?.peak_price ? "Exact price on each time" : "Price", amount: from }}
      tax={step && !step.peak_price ? taxNote(step.price, taxes, locale) : undefined}
      brief={{ title: formatChoice(choice), detail: `${people}, ${from}` }}
      action={action}
      hint="No account needed"
    />
  );
}
