"""Reads the questions (cases.json) and prints the values of the second computation for each, as JSON."""

import json
import sys

import others
from charts import chart_case

KINDS = {
    "births": chart_case,
    "questions": chart_case,
    "ruling-planets": others.ruling_case,
    "passages": others.passage_case,
    "stations": others.station_case,
    "rising": others.rising_case,
    "numbers": others.number_case,
    "degrees": others.degree_case,
    "ayanamsas": others.ayanamsa_case,
}


def main(path):
    with open(path, encoding="utf-8") as file:
        asked = json.load(file)
    found = {area: {case["id"]: KINDS[area](case) for case in cases} for area, cases in asked.items()}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
